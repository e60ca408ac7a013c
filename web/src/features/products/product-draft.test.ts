import { expect, test } from 'vitest'
import { ProductDraft } from './product-draft.ts'

const typed = {
  product: 'Test SSD',
  type: 'SSD',
  price: '80.50',
  available_quantity: '20',
  minimum_order: '5',
  description: 'A drive.',
}

const wrongFields = (draft: object) => {
  const parsed = ProductDraft.safeParse(draft)
  return [...new Set(parsed.error?.issues.map(({ path }) => path[0]))]
}

test('every field of a new product is required [ADM-4]', () => {
  expect(wrongFields(Object.fromEntries(Object.keys(typed).map((key) => [key, ''])))).toEqual([
    ...Object.keys(typed).slice(0, 5),
    'image',
    'description',
  ])
})

test.each([
  ['price', '-1'],
  ['price', '0'],
  ['price', '1.999'],
  ['price', 'cheap'],
  ['available_quantity', '1.5'],
  ['minimum_order', '0'],
  ['reorderAt', '1.5'],
  ['reorderAt', '-1'],
])('a product with %s %s is refused [ADM-4]', (field, value) => {
  expect(wrongFields({ ...typed, [field]: value })).toContain(field)
})
