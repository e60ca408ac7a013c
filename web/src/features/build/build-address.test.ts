import { expect, test } from 'vitest'
import { type BuildLine, countExcess, readBuild, withPieces, writeBuild } from './build-address.ts'

const line = (productId: string, quantity = 1): BuildLine => ({ productId, quantity })

test('reading a URL returns the build that was written [FIT-1]', () => {
  for (const lines of [[line('a')], [line('a_b-C9', 2), line('b'), line('c', 1000)]]) {
    expect(readBuild(writeBuild(lines))).toEqual(lines)
  }
  expect(writeBuild([line('a'), line('b', 2)])).toBe('?parts=a,b*2')
  expect(writeBuild([])).toBe('')
  expect(readBuild('')).toBeUndefined()
  expect(readBuild('?parts=')).toEqual([])
})

test('what is no line of a build is ignored [FIT-1]', () => {
  for (const parts of ['a*0,b*x,c*-1,d*1.5,e*10000', 'ä,<script>,a b,,*2', 'x'.repeat(129)]) {
    expect(readBuild(`?parts=${encodeURIComponent(parts)}`), parts).toEqual([])
  }
  expect(readBuild('?utm_source=x&parts=a&quantity=3&parts=b')).toEqual([line('a')])
})

test('a build in a URL has at most 20 lines, and a product once [FIT-1]', () => {
  const ids = Array.from({ length: 500 }, (_, n) => `part-${n}`)
  expect(readBuild(`?parts=${ids.join(',')}`)).toHaveLength(20)
  expect(countExcess(`?parts=${ids.slice(0, 24).join(',')}`)).toBe(4)
  expect(countExcess(`?parts=${ids.slice(0, 20).join(',')},part-1`)).toBe(0)
  expect(readBuild('?parts=a,b*2,a*3')).toEqual([line('a', 4), line('b', 2)])
  expect(readBuild('?parts=a*999,a*999')).toEqual([line('a', 1000)])
})

test('pieces are set, and a product is removed with its last piece [FIT-1]', () => {
  expect(withPieces([line('a')], 'b', 1)).toEqual([line('a'), line('b')])
  expect(withPieces([line('a'), line('b')], 'a', 3)).toEqual([line('a', 3), line('b')])
  expect(withPieces([line('a', 2)], 'a', 0)).toEqual([])
  const full = Array.from({ length: 20 }, (_, n) => line(`part-${n}`))
  expect(withPieces(full, 'one-more', 1)).toEqual(full)
})
