import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../paths.ts'

const files = globSync('{functions,web,tools,test}/**/*.{test,spec}.{ts,tsx}', {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
})
const brackets = /\[[A-Z]+-\d+(?:, [A-Z]+-\d+)*\]/g
const tested = new Set(
  files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return (text.match(brackets) ?? []).flatMap((ids) => ids.slice(1, -1).split(', '))
  }),
)
const documented = new Set(
  readFileSync(join(root, 'docs/requirements.md'), 'utf8').match(/(?<=^\| )[A-Z]+-\d+(?= \|)/gm),
)

test('docs/requirements.md lists the requirements of all tests, and no others', () => {
  expect(files.length).toBeGreaterThan(100)
  expect([...documented].sort()).toEqual([...tested].sort())
})
