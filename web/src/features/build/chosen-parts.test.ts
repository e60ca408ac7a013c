import { maxLines } from '@tech-house/api/contract/build-lines'
import type { AnyPart } from '@tech-house/api/contract/compatibility/part'
import type { Specifications } from '@tech-house/api/contract/specifications/specifications'
import { expect, test } from 'vitest'
import { choose, totalOf, withOwned, withPart } from './chosen-parts.ts'
import type { KnownProduct } from './part-query.ts'

function known(_id: string, specs: Specifications, price = 100): KnownProduct {
  const product = {
    _id,
    product: _id,
    type: specs.kind,
    price,
    available_quantity: 9,
    minimum_order: 1,
    image: '/products/no-picture.svg',
    description: 'A part.',
    specs,
  }
  // Only kinds of parts are used here.
  return { product, part: { id: _id, name: _id, quantity: 1, specs } as AnyPart }
}

const parts = [
  known('am5-cpu', { kind: 'processor', socket: 'AM5', family: 'Ryzen 7000' }),
  known('am4-cpu', { kind: 'processor', socket: 'AM4' }),
  known('stick', { kind: 'memory', memoryType: 'DDR5' }, 19.99),
]
const catalog = new Map(parts.map((part) => [part.product._id, part]))

const line = (productId: string, quantity = 1) => ({ productId, quantity })
const build = (...lines: ReturnType<typeof line>[]) => ({ lines, own: [] })

test('another processor takes the place of the first; memory is added [FIT-1]', () => {
  const other = catalog.get('am4-cpu')?.part as AnyPart
  const stick = catalog.get('stick')?.part as AnyPart
  expect(withPart(build(line('am5-cpu'), line('stick')), other, catalog)).toEqual(
    build(line('stick'), line('am4-cpu')),
  )
  expect(withPart(build(line('am5-cpu')), stick, catalog)).toEqual(
    build(line('am5-cpu'), line('stick')),
  )
  expect(withPart(build(line('stick')), stick, catalog)).toEqual(build(line('stick')))
  const full = build(...Array.from({ length: maxLines }, (_, n) => line(`drive-${n}`)))
  expect(withPart(full, stick, catalog)).toEqual(full)
})

test('an owned part takes the place of a chosen one, and a chosen one its place [OWN-1]', () => {
  const other = catalog.get('am4-cpu')?.part as AnyPart
  const specs = { kind: 'processor' as const, socket: 'AM4' as const }
  const typed = withOwned(build(line('am5-cpu'), line('stick')), { specs }, 'processor', catalog)
  expect(typed).toEqual({ lines: [line('stick')], own: [{ specs }] })
  const listed = withOwned(typed, { productId: 'am5-cpu' }, 'processor', catalog)
  expect(listed).toEqual({ lines: [line('stick')], own: [{ productId: 'am5-cpu' }] })
  expect(withPart(listed, other, catalog)).toEqual(build(line('stick'), line('am4-cpu')))
  const twice = withOwned(listed, { productId: 'stick' }, 'memory', catalog)
  expect(withOwned(twice, { productId: 'stick' }, 'memory', catalog)).toEqual(twice)
  expect(twice.own).toHaveLength(2)
})

test('a described part is a part of the build and not of the total [OWN-2]', () => {
  const described = { specs: { kind: 'processor' as const, socket: 'AM5' as const } }
  const { chosen, owned } = choose({ lines: [line('stick', 2)], own: [described] }, catalog)
  expect(owned).toEqual([
    { id: 'own:0', name: 'Your processor', quantity: 1, specs: described.specs },
  ])
  expect(totalOf(chosen)).toBe(39.98)
})

test('products that are gone are told apart, and the total counts the pieces [FIT-1]', () => {
  const { chosen, goneIds } = choose(
    { lines: [line('gone'), line('stick', 3)], own: [{ productId: 'gone' }] },
    catalog,
  )
  expect(goneIds).toEqual(['gone'])
  expect(totalOf(chosen)).toBe(59.97)
})
