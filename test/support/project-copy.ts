import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
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
