import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../paths.ts'

const id =
  /\b(?:NAV|HOME|AUTH|SES|BUY|DASH|ADM|API|DATA|CAT|FIT|QUICK|STAFF|MAIL|FIX|ENG|SRCH|PAGE|OPS|ACC|OWN|BUDGET|AGENT|ITEM|SPEC|IMPORT|PURCH|REACH)-\d+\b/g
const idsIn = (text: string) => text.match(id) ?? []

const files = globSync('{functions,web,tools,test}/**/*.{test,spec}.{ts,tsx}', {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
})
const brackets = /\[[A-Z]+-\d+(?:, [A-Z]+-\d+)*\]/g
const tested = new Set(
  files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return (text.match(brackets) ?? []).flatMap(idsIn)
  }),
)
const documented = new Set(idsIn(readFileSync(join(root, 'docs/requirements.md'), 'utf8')))

test('docs/requirements.md lists the requirements of all tests, and no others', () => {
  expect(files.length).toBeGreaterThan(100)
  expect([...documented].sort()).toEqual([...tested].sort())
})
