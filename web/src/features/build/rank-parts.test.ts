import type { AnyPart } from '@tech-house/api/contract/compatibility/part'
import type { Specifications } from '@tech-house/api/contract/specifications'
import { expect, test } from 'vitest'
import { maxLines } from './build-address.ts'
import type { CatalogPart } from './catalog-parts-query.ts'
import { choose, totalOf, withPart } from './chosen-parts.ts'
import { rankParts } from './rank-parts.ts'

function known(_id: string, specs: Specifications, price = 100, stock = 9): CatalogPart {
  const product = {
    _id,
    product: _id,
    type: specs.kind,
    price,
    available_quantity: stock,
    minimum_order: 1,
    image: '/products/no-picture.svg',
    description: 'A part.',
    specs,
  }
  // Only kinds of parts are used here.
  return { product, part: { id: _id, name: _id, quantity: 1, specs } as AnyPart }
}

const parts = [
  known('am4-board', { kind: 'motherboard', socket: 'AM4' }, 50),
  known('some-board', { kind: 'motherboard' }, 60),
  known(
    'dear-am5-board',
    { kind: 'motherboard', socket: 'AM5', families: [{ family: 'Ryzen 7000' }] },
    300,
  ),
  known(
    'am5-board',
    { kind: 'motherboard', socket: 'AM5', families: [{ family: 'Ryzen 7000' }] },
    200,
  ),
  known(
    'sold-out-board',
    { kind: 'motherboard', socket: 'AM5', families: [{ family: 'Ryzen 7000' }] },
    90,
    0,
  ),
  known('am5-cpu', { kind: 'processor', socket: 'AM5', family: 'Ryzen 7000' }),
  known('am4-cpu', { kind: 'processor', socket: 'AM4' }),
  known('stick', { kind: 'memory', memoryType: 'DDR5' }, 19.99),
]
const catalog = new Map(parts.map((part) => [part.product._id, part]))
const cpu = catalog.get('am5-cpu')?.part as AnyPart

test('a list shows first what fits, then what is in stock and cheap [FIT-1]', () => {
  const ranked = rankParts(parts, 'motherboard', [cpu])
  expect(ranked.map(({ part, fit }) => [part.id, fit?.verdict])).toEqual([
    ['am5-board', 'fits'],
    ['dear-am5-board', 'fits'],
    ['sold-out-board', 'fits'],
    ['some-board', 'unknown'],
    ['am4-board', 'does-not-fit'],
  ])
})

test('without chosen parts a list has no verdicts [FIT-1]', () => {
  expect(rankParts(parts, 'processor', []).map(({ fit }) => fit)).toEqual([undefined, undefined])
})

test('another processor takes the place of the first; memory is added [FIT-1]', () => {
  const line = (productId: string) => ({ productId, quantity: 1 })
  const other = catalog.get('am4-cpu')?.part as AnyPart
  const stick = catalog.get('stick')?.part as AnyPart
  expect(withPart([line('am5-cpu'), line('stick')], other, catalog)).toEqual([
    line('stick'),
    line('am4-cpu'),
  ])
  expect(withPart([line('am5-cpu')], stick, catalog)).toEqual([line('am5-cpu'), line('stick')])
  expect(withPart([line('stick')], stick, catalog)).toEqual([line('stick')])
  const full = Array.from({ length: maxLines }, (_, n) => line(`drive-${n}`))
  expect(withPart(full, stick, catalog)).toEqual(full)
})

test('products that are gone are told apart, and the total counts the pieces [FIT-1]', () => {
  const { chosen, goneIds } = choose(
    [
      { productId: 'gone', quantity: 1 },
      { productId: 'stick', quantity: 3 },
    ],
    catalog,
  )
  expect(goneIds).toEqual(['gone'])
  expect(totalOf(chosen)).toBe(59.97)
})
