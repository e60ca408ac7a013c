import { Specifications } from '@tech-house/api/parts/specifications/specifications'
import { expect, test } from 'vitest'
import { readSpecifications } from '#shared/specifications/read-specifications.ts'
import { specificationFormValues } from '#shared/specifications/specification-form-values.ts'
import { aManagedProduct } from '#shared/testing/samples.ts'
import { seededProducts } from '#shared/testing/seeded-products.ts'
import { productFormValues } from './form-values.ts'
import { EditedProduct } from './product-form.ts'

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

test('the form reads numbers, images and facts back unchanged [ITEM-1, SPEC-2]', async () => {
  const item = {
    brand: 'Samsung',
    partNumbers: ['MZ-1', 'MZ-2'],
    gtin: '036000291452',
    images: ['/a.svg', 'https://b.example/c.png'],
    facts: [{ label: 'Ports', value: '2: front' }],
  }
  for (const special of [item, {}]) {
    const values = { ...productFormValues(aManagedProduct(special)), image: undefined }
    const { brand, partNumbers, gtin, images, facts } = await EditedProduct.parseAsync(values)
    expect(JSON.parse(JSON.stringify({ brand, partNumbers, gtin, images, facts }))).toEqual(special)
  }
})
