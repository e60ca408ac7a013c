import { Specifications } from '@tech-house/api/parts/specifications/specifications'
import { expect, test } from 'vitest'
import { readSpecifications } from '#shared/specifications/read-specifications.ts'
import { seededProducts } from '#shared/testing/seeded-products.ts'
import { specificationFormValues } from './form-values.ts'

const specs = seededProducts.flatMap((product) => (product.specs ? [product.specs] : []))

test('the form reads stored specifications back unchanged [STAFF-1]', () => {
  expect(specs.length).toBeGreaterThan(30)
  for (const stored of specs) {
    const read = Specifications.parse(readSpecifications(specificationFormValues(stored)))
    expect({ ...read, sources: undefined }).toEqual({ ...stored, sources: undefined })
    expect(read.sources?.[0]).toEqual(stored.sources?.[0])
  }
})

test('a part that is known to have no plugs keeps them, and an unknown one does not get any [STAFF-1]', () => {
  const none = { kind: 'graphics-card' as const, plugs: {} }
  expect(readSpecifications(specificationFormValues(none))).toEqual(none)
  const unknown = { kind: 'graphics-card' as const, lengthMm: 300 }
  expect(readSpecifications(specificationFormValues(unknown))).toEqual(unknown)
})
