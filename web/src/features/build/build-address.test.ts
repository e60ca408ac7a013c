import type { BuildLine } from '@tech-house/api/contract/build-lines'
import { expect, test } from 'vitest'
import {
  countExcess,
  countUnreadable,
  readBuild,
  withoutPart,
  withPieces,
  writeBuild,
} from './build-address.ts'

const line = (productId: string, quantity = 1): BuildLine => ({ productId, quantity })
const build = (...lines: BuildLine[]) => ({ lines, own: [] })

test('reading a URL returns the build that was written [FIT-1]', () => {
  for (const lines of [[line('a')], [line('a_b-C9', 2), line('b'), line('c', 1000)]]) {
    expect(readBuild(writeBuild(build(...lines)))).toEqual(build(...lines))
  }
  expect(writeBuild(build(line('a'), line('b', 2)))).toBe('?parts=a,b*2')
  expect(writeBuild(build())).toBe('')
  expect(readBuild('')).toBeUndefined()
  expect(readBuild('?parts=')).toEqual(build())
})

test('owned parts are in the URL, by id or by their facts [OWN-1, OWN-2]', () => {
  const specs = { kind: 'power-supply' as const, watts: 650 }
  const own = [{ productId: 'a-case' }, { name: 'Old & good #1', specs }, { specs }]
  for (const lines of [[], [line('a', 2)]]) {
    expect(readBuild(writeBuild({ lines, own }))).toEqual({ lines, own })
  }
  expect(writeBuild({ lines: [line('a')], own: [{ productId: 'b' }] })).toBe('?parts=a&own=b')
  expect(withoutPart({ lines: [line('a')], own }, 'own:1').own).toEqual([own[0], own[2]])
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
  expect(readBuild(search)?.own).toEqual([{ productId: 'a-case' }])
  expect(countUnreadable(search)).toBe(1)
})

test('a URL has at most 20 owned parts [OWN-1]', () => {
  const search = `?${Array.from({ length: 24 }, (_, n) => `own=part-${n}`).join('&')}`
  expect(readBuild(search)?.own).toHaveLength(20)
  expect(countUnreadable(search)).toBe(4)
})

test('what is no line of a build is ignored [FIT-1]', () => {
  for (const parts of ['a*0,b*x,c*-1,d*1.5,e*10000', 'ä,<script>,a b,,*2', 'x'.repeat(129)]) {
    expect(readBuild(`?parts=${encodeURIComponent(parts)}`), parts).toEqual(build())
  }
  expect(readBuild('?utm_source=x&parts=a&quantity=3&parts=b')).toEqual(build(line('a')))
})

test('a build in a URL has at most 20 lines, and a product once [FIT-1]', () => {
  const ids = Array.from({ length: 500 }, (_, n) => `part-${n}`)
  expect(readBuild(`?parts=${ids.join(',')}`)?.lines).toHaveLength(20)
  expect(countExcess(`?parts=${ids.slice(0, 24).join(',')}`)).toBe(4)
  expect(countExcess(`?parts=${ids.slice(0, 20).join(',')},part-1`)).toBe(0)
  expect(readBuild('?parts=a,b*2,a*3')).toEqual(build(line('a', 4), line('b', 2)))
  expect(readBuild('?parts=a*999,a*999')).toEqual(build(line('a', 1000)))
})

test('pieces are set, and a product is removed with its last piece [FIT-1]', () => {
  expect(withPieces(build(line('a')), 'b', 1)).toEqual(build(line('a'), line('b')))
  expect(withPieces(build(line('a'), line('b')), 'a', 3)).toEqual(build(line('a', 3), line('b')))
  expect(withPieces(build(line('a', 2)), 'a', 0)).toEqual(build())
  const full = build(...Array.from({ length: 20 }, (_, n) => line(`part-${n}`)))
  expect(withPieces(full, 'one-more', 1)).toEqual(full)
})
