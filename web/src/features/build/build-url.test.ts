import type { BuildLine } from '@tech-house/api/contract/builds/build-lines'
import { expect, test } from 'vitest'
import {
  readBuild,
  withOwned,
  withoutParts,
  withPart,
  withPieces,
  writeBuild,
} from './build-url.ts'

const line = (productId: string, quantity = 1): BuildLine => ({ productId, quantity })
const build = (...lines: BuildLine[]) => ({ lines, own: [] })
const whole = { leftOut: 0 }
const drives = Array.from({ length: 24 }, (_, n) => `drive-${n}`)

test('reading a URL returns the build that was written [FIT-1]', () => {
  for (const lines of [[line('a')], [line('a_b-C9', 2), line('b'), line('c', 1000)]]) {
    expect(readBuild(writeBuild(build(...lines)))).toEqual({ ...build(...lines), ...whole })
  }
  expect(writeBuild(build(line('a'), line('b', 2)))).toBe('?parts=a,b*2')
  expect(writeBuild(build())).toBe('')
  expect(readBuild('')).toBeUndefined()
  expect(readBuild('?parts=')).toEqual({ ...build(), ...whole })
})

test('owned parts are in the URL, by id or by their facts [OWN-1, OWN-2]', () => {
  const specs = { kind: 'power-supply' as const, watts: 650 }
  const own = [{ productId: 'a-case' }, { name: 'Old & good #1', specs }, { specs }]
  for (const lines of [[], [line('a', 2)]]) {
    expect(readBuild(writeBuild({ lines, own }))).toEqual({ lines, own, ...whole })
  }
  expect(writeBuild({ lines: [line('a')], own: [{ productId: 'b' }] })).toBe('?parts=a&own=b')
  expect(withoutParts({ lines: [line('a')], own }, ['own:1', 'a'])).toEqual({
    ...build(),
    own: [own[0], own[2]],
  })
})

test.each(
  [
    'not an id',
    '{broken',
    '{}',
    '{"specs":{"kind":"monitor"}}',
    '{"specs":{"kind":"case","gpuMaxMm":-1}}',
    '{"specs":{"kind":"case"},"__proto__":{"a":1}}',
    `{"name":"${'x'.repeat(2000)}","specs":{"kind":"case"}}`,
  ].map((text) => [text.slice(0, 60), text] as const),
)('the owned part %s of a URL is left out and counted [OWN-2]', (_, text) => {
  const search = `?own=${encodeURIComponent(text)}&own=a-case`
  expect(readBuild(search)).toMatchObject({ own: [{ productId: 'a-case' }], leftOut: 1 })
})

test('what is no line of a build is ignored [FIT-1]', () => {
  for (const parts of ['a*0,b*x,c*-1,d*1.5,e*10000', 'ä,<script>,a b,,*2', 'x'.repeat(129)]) {
    expect(readBuild(`?parts=${encodeURIComponent(parts)}`), parts).toMatchObject(build())
  }
  expect(readBuild('?utm_source=x&parts=a&quantity=3&parts=b')).toMatchObject(build(line('a')))
})

test('a build in a URL has at most 20 lines and owned parts, and a product once [FIT-1, OWN-1]', () => {
  const full = readBuild(`?parts=${drives}&own=${drives.join('&own=')}`)
  expect([full?.lines.length, full?.own.length]).toEqual([20, 20])
  expect(full).toMatchObject({ leftOut: 8 })
  expect(readBuild(`?parts=${drives.slice(0, 20)},drive-1`)?.leftOut).toBe(0)
  expect(readBuild('?parts=a,b*2,a*3')).toMatchObject(build(line('a', 4), line('b', 2)))
  expect(readBuild('?parts=a*999,a*999')).toMatchObject(build(line('a', 1000)))
})

test('pieces are set, and a product is removed with its last piece [FIT-1]', () => {
  expect(withPieces(build(line('a'), line('b')), 'a', 3)).toEqual(build(line('a', 3), line('b')))
  expect(withPieces(build(line('a', 2)), 'a', 0)).toEqual(build())
})

test('a part is added once, and what is too much for a full build is left out and counted [FIT-1, OWN-1]', () => {
  const more = withPart(build(line('a', 2)), 'b')
  expect(more).toEqual(build(line('a', 2), line('b')))
  expect(withPart(more, 'a')).toEqual(more)
  const owned = withOwned(more, { productId: 'a' })
  expect(owned).toEqual({ ...more, own: [{ productId: 'a' }] })
  expect(withOwned(owned, { productId: 'a' })).toEqual(owned)
  const own = drives.slice(0, 20).map((productId) => ({ productId }))
  const full = { lines: own.map(({ productId }) => line(productId)), own }
  const over = withOwned(withPart(full, 'one-more'), { productId: 'one-more' })
  expect(readBuild(writeBuild(over))).toEqual({ ...full, leftOut: 2 })
})
