import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
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
