import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { root } from '../../tools/paths.ts'

/** A folder with these files of the project, which a test may break; deleted when the test ends. */
export function projectCopy(...files: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'tech-house-test-'))
  for (const file of files) cpSync(join(root, file), join(folder, file), { recursive: true })
  return {
    folder,
    write(file: string, text: string): void {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    },
    /** As firebase-tools writes it. */
    writeJson(file: string, value: unknown): void {
      this.write(file, `${JSON.stringify(value, null, 2)}\n`)
    },
    read: (file: string): string => readFileSync(join(folder, file), 'utf8'),
    edit(file: string, from: string | RegExp, to: string): void {
      this.write(file, this.read(file).replace(from, to))
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** What a command has made, and the packages, which are linked instead. */
const leftOut = /(^|\/)(\.git|\.local|\.firebase|node_modules|test-results|playwright-report)$/
const built = ['functions/lib', 'web/dist', 'screenshots']

/** A copy of the whole project, whose workspaces import each other, not those of the project. */
export function wholeProjectCopy() {
  const copy = projectCopy()
  cpSync(root, copy.folder, {
    recursive: true,
    filter: (path) => !leftOut.test(path) && !built.includes(relative(root, path)),
  })
  const link = (path: string) => symlinkSync(join(root, path), join(copy.folder, path))
  for (const workspace of ['functions', 'web', 'tools/embedded-firestore']) {
    const packages = join(workspace, 'node_modules')
    if (existsSync(join(root, packages))) link(packages)
  }
  const own = 'node_modules/@tech-house'
  mkdirSync(join(copy.folder, own), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules'))) {
    // Caches of the project's own runs.
    if (name !== '@tech-house' && !name.startsWith('.vite')) link(`node_modules/${name}`)
  }
  // The links are relative.
  for (const name of readdirSync(join(root, own)))
    symlinkSync(readlinkSync(join(root, own, name)), join(copy.folder, own, name))
  return copy
}
