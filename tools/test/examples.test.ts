import { execFile } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { wholeProjectCopy } from '../../test/support/project-copy.ts'
import { installed, root } from '../paths.ts'

const run = promisify(execFile)
const exclude = ['**/node_modules/**', '**/node_modules', '.local/**', 'test-results/**']
const files = (pattern: string) => globSync(pattern, { cwd: root, exclude })
const read = (file: string) => readFileSync(join(root, file), 'utf8')

test('the changes of docs/examples apply together, and compile', { timeout: 240_000 }, async () => {
  using copy = wholeProjectCopy()
  const examples = files('docs/examples/*.patch')
  expect(examples).toHaveLength(2)
  // With one line of context, so that a change nearby needs no new example.
  await run('git', ['apply', '-C1', ...examples], { cwd: copy.folder })
  const tsc = installed('typescript/bin/tsc')
  const compile = (project: string) =>
    run(process.execPath, [tsc, '-p', project], { cwd: copy.folder })
      .then(() => '')
      .catch(({ stdout }: { stdout: string }) => stdout)
  expect(await Promise.all(['functions', 'web', '.'].map(compile))).toEqual(['', '', ''])
})

test('the README of a folder has at most 40 lines', () => {
  const guides = files('*/**/README.md')
  expect(guides.length).toBeGreaterThan(15)
  const long = guides.filter((file) => read(file).split('\n').length > 41)
  expect(long).toEqual([])
})

test('each link of a document leads to a file', () => {
  const missing = ['*.md', '{docs,functions,operations,test,web,emulator-data}/**/*.md']
    .flatMap(files)
    .flatMap((file) =>
      [...read(file).matchAll(/\]\((?!\w+:)([^)#\s]+)/g)].flatMap(([, link = '']) =>
        existsSync(join(root, dirname(file), link)) ? [] : `${file}: ${link}`,
      ),
    )
  expect(missing).toEqual([])
})
