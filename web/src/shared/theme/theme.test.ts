import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dark, light } from './palette.ts'

const source = join(import.meta.dirname, '../..')
const drawings = /shared[\\/]theme|[\\/]art[\\/]|-art\.tsx$|blog[\\/]samples|\.test\./

// A colour, a length with a unit, or pixels as a bare number of an sx or style.
const loose =
  /'#[0-9a-f]{3,8}'|\d(px|rem|ch|dvh)\b(?!\))|\b(\w*[wW]idth|\w*[hH]eight|fontSize|top|left|right|bottom): \d{2,}/i

test('colours and sizes stand in the theme alone', () => {
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

const file = (path: string) => readFileSync(join(source, '..', path), 'utf8')

test('index.html has the background colours of the palette', () => {
  const colors = file('index.html').match(/#[0-9a-f]{6}\b/gi) ?? []
  expect(new Set(colors.map((color) => color.toUpperCase()))).toEqual(
    new Set([light.palette.background.default, dark.palette.background.default]),
  )
})

test('the web app manifest has the colours of the light palette', () => {
  expect(JSON.parse(file('public/manifest.webmanifest'))).toMatchObject({
    background_color: light.palette.background.default,
    theme_color: light.palette.primary.main,
  })
})
