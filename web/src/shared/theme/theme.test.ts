import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dark, light } from '@tech-house/shop/palette'
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

const file = (path: string) => readFileSync(join(source, '..', path), 'utf8')

const colorsIn = (text: string) => new Set(text.toUpperCase().match(/#[0-9A-F]{6}\b/g))

test('index.html and the web app manifest have the colours of the palette', () => {
  const backgrounds = [light, dark].map(({ palette }) => palette.background.default)
  expect([...colorsIn(file('index.html'))].sort()).toEqual(backgrounds.sort())
  expect(JSON.parse(file('public/manifest.webmanifest'))).toMatchObject({
    background_color: light.palette.background.default,
    theme_color: light.palette.primary.main,
  })
})

test.each([
  '../functions/src/platform/mail/render-mail.ts',
  '../functions/src/platform/http/html-page.ts',
])('%s has colours of the light palette only', (path) => {
  const known = colorsIn(JSON.stringify(light))
  expect([...colorsIn(file(path))].filter((color) => !known.has(color))).toEqual([])
})
