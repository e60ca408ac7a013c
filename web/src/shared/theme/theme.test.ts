import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../..')
const drawings = /shared[\\/]theme|[\\/]art[\\/]|-art\.tsx$|blog[\\/]samples|\.test\./

// A colour, a length with a unit, or pixels as a bare number of an sx or style.
const loose =
  /'#[0-9a-f]{3,8}'|\d(px|rem|ch|dvh)\b(?!\))|\b(\w*[wW]idth|\w*[hH]eight|fontSize|top|left|right|bottom): \d{2,}/i

test('colours and sizes are in the theme only', () => {
  const found = globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((path) => !drawings.test(path))
    .flatMap((path) =>
      readFileSync(join(source, path), 'utf8')
        .split('\n')
        .filter((line) => loose.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    )
  expect(found).toEqual([])
})
