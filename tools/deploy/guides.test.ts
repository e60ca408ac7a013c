import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { installed, root } from '../paths.ts'

interface Command {
  /** Flags of the command and of all commands, such as `-P, --project <alias_or_project_id>`. */
  options: { flags: string }[]
}

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const guides = ['docs/deploy.md', ...globSync('operations/*.md', { cwd: root })]
const workflows = globSync('.github/workflows/*.yml', { cwd: root })

test('guides name files of firebase-tools that exist', () => {
  const sources = guides.flatMap((file) => [
    ...read(file).matchAll(/\bF `?((?:[\w-]+\/)+[\w-]+\.js)/g),
  ])
  expect(sources.length).toBeGreaterThan(15)
  for (const [, path] of sources) {
    expect([path, existsSync(installed(`firebase-tools/lib/${path}`))]).toEqual([path, true])
  }
})

// firebase-tools ignores flags that it does not know.
test('firebase-tools has each command and flag of the guides and workflows', () => {
  const { cli, getCommand } = createRequire(import.meta.url)(
    installed('firebase-tools/lib/index.js'),
  ) as { cli: Command; getCommand: (name: string) => Command | undefined }
  const flagsOf = (command: Command) => command.options.flatMap(({ flags }) => flags.split(/[ ,]+/))
  const commands = [...guides, ...workflows].flatMap((file) => [
    ...read(file)
      .replaceAll(/\\\n\s*/g, '')
      .matchAll(/npx firebase ([a-z][\w:]+)([^\n`|#]*)/g),
  ])
  expect(commands.length).toBeGreaterThan(25)
  for (const [, name = '', args = ''] of commands) {
    const command = getCommand(name)
    const known = command ? [...flagsOf(command), ...flagsOf(cli)] : []
    const used = [...args.matchAll(/(?<= )--?[a-z][\w-]*/gi)].map(([flag]) => flag)
    const unknown = used.filter((flag) => !known.includes(flag))
    expect({ name, exists: Boolean(command), unknown }).toEqual({ name, exists: true, unknown: [] })
  }
})

// zsh expands `$NAME:live`, in quotes as well.
test('no command of the guides has a colon or a bracket behind a variable without braces', () => {
  for (const file of guides)
    expect([file, read(file).match(/\$[A-Z]+[:[]\S*/g)]).toEqual([file, null])
})

test('a restore empties each collection that the functions use', () => {
  const source = globSync('functions/src/**/*.ts', { cwd: root }).map(read).join('\n')
  const used = [...source.matchAll(/\.collection\('(\w+)'\)/g)].map(([, name]) => name)
  const [, emptied = ''] = /--collection-ids=([\w,]+)/.exec(read('operations/restore.md')) ?? []
  expect(emptied.split(',').sort()).toEqual([...new Set(used)].sort())
})
