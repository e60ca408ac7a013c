import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isGranted, staffRoles } from '../../functions/src/contract/accounts/role.ts'
import { isPublic, operations } from '../../functions/src/contract/operations.ts'
import { root } from '../paths.ts'

const document = readFileSync(join(root, 'docs/security.md'), 'utf8')
const rows = document.split('\n').filter((line) => /^\| (API|V)\d+/.test(line))
const named = rows.flatMap((row) =>
  [...row.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`: ([^·|]+)/g)].map(
    ([, file = '', title = '']) => ({
      file,
      title: title.trim(),
    }),
  ),
)

const staffCalls = Object.entries(operations).filter(
  ([, audience]) => !isPublic(audience) && audience !== 'signed-in',
)
const lines = [...Map.groupBy(staffCalls, ([, audience]) => audience)].map(([audience, calls]) => [
  audience,
  ...staffRoles.map((role) => (isGranted(role, audience) ? '✓' : '–')),
  calls.map(([call]) => `\`${call}\``).join(', '),
])
const matrix = [['Audience', ...staffRoles, 'Calls'], Array(staffRoles.length + 2).fill('---')]
  .concat(lines)
  .map((cells) => `| ${cells.join(' | ')} |\n`)
  .join('')

test('the table of roles is what the API grants [DAY-5]', () => {
  const [, section = ''] = document.split('## Roles\n')
  expect(section.match(/(?:^\|.*\n)+/m)?.[0]).toBe(matrix)
})

test('the list of threats names a test for each', () => {
  expect(rows.length).toBeGreaterThan(20)
  expect(rows.filter((row) => !/\.(?:test|spec)\.tsx?`: /.test(row))).toEqual([])
})

test.each(named)('$file shows that $title', ({ file, title }) => {
  expect(existsSync(join(root, file))).toBe(true)
  // A title is the first argument of test() or of what test.each() answers.
  const titles = readFileSync(join(root, file), 'utf8').matchAll(/\(\s*(['"`])((?:(?!\1).)*)\1,/g)
  expect([...titles].some(([, , found]) => found?.includes(title))).toBe(true)
})
