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
      'Enter the thousands without a sign between them, like 1299.99',
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

const messageOf = (field: 'brand' | 'partNumbers' | 'gtin' | 'images' | 'facts', text: string) =>
  ProductForm.shape[field].safeParse(text).error?.issues.map(({ path, message }) => [path, message])
const lines = (count: number, lineOf: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => lineOf(index)).join('\n')

test.each([
  ['brand', 'x'.repeat(61), /^Use at most 60 characters$/],
  ['gtin', '036000291453', /^Compare each digit .* the last one checks the others$/],
  ['gtin', '12345', /^Compare each digit .* 8, 12, 13 or 14/],
  ['partNumbers', lines(11, (index) => `PN-${index}`), /^Write up to 10 different part numbers/],
  ['partNumbers', `PN-1\n${'x'.repeat(500)}`, /^Line 2: Write .* at most 100 characters/],
  ['partNumbers', 'PN-1\npn 1', /^Write up to 10 different part numbers/],
  ['facts', lines(31, (index) => `Label ${index}: x`), /^Write up to 30 facts/],
  ['facts', 'Warranty: 5 years\nColour black', /^Line 2: Write .* like “Warranty: 5 years”/],
  ['facts', 'Colour: black\ncolour: white', /^Write .* different labels/],
  ['images', 'http://example.com/a.png', /^Line 1: Choose .* https/],
  ['images', lines(9, (index) => `/products/${index}.svg`), /^Choose up to 8 different pictures/],
  ['images', '/products/a.svg\n/products/a.svg', /^Choose up to 8 different pictures/],
] as const)(
  '%#: an invalid %s is refused in the shop’s words [ITEM-1, SPEC-2]',
  (field, text, words) => {
    expect(messageOf(field, text)).toEqual([[[], expect.stringMatching(words)]])
  },
)

test('lines become lists, a value may have colons, and an empty text is no value [ITEM-1, SPEC-2]', () => {
  const { brand, partNumbers, gtin, images, facts } = ProductForm.shape
  expect(brand.parse(' Samsung ')).toBe('Samsung')
  expect(partNumbers.parse('MZ-1 \r\n\n MZ-2')).toEqual(['MZ-1', 'MZ-2'])
  expect(gtin.parse('0 36000-29145 2')).toBe('036000291452')
  expect(images.parse('/a.svg\nhttps://b.example/c.png')).toHaveLength(2)
  expect(facts.parse('Ports: 2: front')).toEqual([{ label: 'Ports', value: '2: front' }])
  for (const field of [brand, partNumbers, gtin, images, facts]) {
    expect(field.parse(' \n')).toBeUndefined()
  }
})
