import { expect, test, vi } from 'vitest'
import { ProductForm } from './product-form.ts'

const typed = {
  product: 'Test SSD',
  type: 'SSD',
  price: '80.50',
  available_quantity: '20',
  minimum_order: '5',
  description: 'A drive.',
}

const wrongFields = (values: object) => {
  const parsed = ProductForm.safeParse(values)
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
  ['price', '0'],
  ['price', '1.999'],
  ['price', 'cheap'],
  ['available_quantity', '1.5'],
  ['minimum_order', '0'],
  ['reorderAt', '-1'],
])('a product with %s %s is refused [ADM-4]', (field, value) => {
  expect(wrongFields({ ...typed, [field]: value })).toContain(field)
})

test('prices and numbers may be written with their separators [ADM-4]', () => {
  const { price, available_quantity, minimum_order } = ProductForm.shape
  expect(price.parse(' $1,999.99 ')).toBe(1999.99)
  expect(price.parse('84,90')).toBe(84.9)
  expect(price.parse('1.999,99 €')).toBe(1999.99)
  expect(available_quantity.parse('1 000')).toBe(1000)
  expect(minimum_order.parse('1,000')).toBe(1000)
})

test.each(['1,234', '12.500'])(
  'the price %s has two readings, and is refused with what to write [ADM-4]',
  (price) => {
    const { error } = ProductForm.shape.price.safeParse(price)
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'Write the thousands without a sign between them, like 1299.99',
    ])
  },
)

test('the specifications are the same on every day, so that a retry has the same body [ADM-4, CAT-1]', () => {
  const specs = { kind: 'mouse', source: 'https://example.com/mouse', checkedOn: '2026-11-22' }
  const parsed = ['2026-11-22T23:59:00Z', '2026-11-23T00:01:00Z'].map((now) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
    return ProductForm.shape.specs.parse(specs)
  })
  expect(parsed[1]).toEqual(parsed[0])
  expect(parsed[0]?.sources).toEqual([
    { url: 'https://example.com/mouse', checkedOn: '2026-11-22' },
  ])
})
