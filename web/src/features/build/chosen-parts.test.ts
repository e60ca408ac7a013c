import type { Specifications } from '@tech-house/api/parts/specifications/specifications'
import { expect, test } from 'vitest'
import { aProduct } from '#shared/testing/samples.ts'
import { choose, totalOf } from './chosen-parts.ts'

const specs: Specifications = { kind: 'memory', memoryType: 'DDR5' }
const stick = { ...aProduct({ _id: 'stick', price: 19.99, minimum_order: 1 }), specs }

test('a described part is a part of the build and not of the total [OWN-2]', () => {
  const described = { specs: { kind: 'processor' as const, socket: 'AM5' as const } }
  const build = { lines: [{ productId: 'stick', quantity: 2 }], own: [described] }
  const { chosen, owned, parts } = choose(build, [stick])
  expect(owned).toEqual([{ id: 'own:0', name: 'Your processor', quantity: 1, ...described }])
  expect(parts.map(({ id }) => id)).toEqual(['stick', 'own:0'])
  expect(totalOf(chosen)).toBe(39.98)
})

test('a product that is gone is named once, and what is no part is ordered with the parts [FIT-1, BEST-2]', () => {
  const mouse = aProduct({ _id: 'mouse', type: 'Mouse' })
  const lines = ['gone', 'mouse'].map((productId) => ({ productId, quantity: 1 }))
  const own = [{ productId: 'gone' }]
  const { chosen, others, missing } = choose({ lines, own }, [mouse])
  expect(chosen).toEqual([])
  expect(others).toEqual([{ product: mouse, part: { id: 'mouse', quantity: 1 } }])
  expect(missing).toEqual([{ id: 'gone', name: 'gone' }])
})

test('lines that lead to one product are one line, with the facts that somebody adds to it [REAL-3]', () => {
  const merged = [{ _id: 'old-stick', product: 'Stick' }]
  const lines = ['old-stick', 'stick'].map((productId) => ({ productId, quantity: 1 }))
  const own = [{ productId: 'old-stick', specs: { kind: 'memory' as const, heightMm: 44 } }]
  const { build, chosen, missing } = choose({ lines, own }, [{ ...stick, merged }, stick])
  expect(build.lines).toEqual([{ productId: 'stick', quantity: 2 }])
  expect(chosen.map(({ part }) => part.specs)).toEqual([{ ...specs, heightMm: 44 }])
  expect(missing).toEqual([])
})
