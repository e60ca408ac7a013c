import { expect, test } from 'vitest'
import { seededProducts } from '#shared/testing/seeded-products.ts'
import { createCatalogSearch } from './catalog-search.ts'

const row = (product: string, _id = product.toLowerCase().replaceAll(' ', '-')) => {
  const [sample] = seededProducts
  if (!sample) throw new Error('The seed has no products')
  return { ...sample, product, _id }
}
const rows = [
  ...seededProducts,
  row('USB Hub x2'),
  row('Twin Cable', 'twin-cable'),
  row('Twin Cable', 'twin-cable-2'),
  row('Twin Cable', 'twin-cable-3'),
  row('…', 'ellipsis'),
]
const { matchLines } = createCatalogSearch(rows)

function match(name: string, text = name, productId?: string) {
  const [found] = matchLines([{ text, name, productId }])
  return found && { ...found, products: found.products.map(({ _id }) => _id) }
}

const samsung = 'Samsung 990 Pro 2TB'

test.each([[samsung], ['samsung 990 PRO  2 TB'], ['Samsung 990 Pro, 2TB']])(
  '%j is exactly one product [QUICK-1]',
  (name) => {
    expect(match(name)).toEqual({ products: [samsung], isExact: true, isWholeText: false })
  },
)

test('an id is exact, however it is written [QUICK-1]', () => {
  expect(match('TWIN-cable-2')).toEqual({
    products: ['twin-cable-2'],
    isExact: true,
    isWholeText: false,
  })
})

test('a name that fits three products is a choice of three [QUICK-1]', () => {
  expect(match('Twin Cable')).toEqual({
    products: ['twin-cable', 'twin-cable-2', 'twin-cable-3'],
    isExact: false,
    isWholeText: false,
  })
})

test('a name that only comes close is a choice of at most three, even if it is one [QUICK-1]', () => {
  expect(match('samsng 990 pro')).toEqual({
    products: [samsung],
    isExact: false,
    isWholeText: false,
  })
  expect(match('ssd')?.products).toHaveLength(3)
})

test.each(['no such thing', 'rtx 9999', '!?', '…', ' ', 'constructor'])(
  '%j is unknown [QUICK-1]',
  (name) => {
    expect(match(name)).toEqual({ products: [], isExact: false, isWholeText: false })
  },
)

test('a line that is the name of a product as a whole has no quantity of its own [QUICK-1]', () => {
  expect(match('USB Hub', 'USB Hub x2')).toEqual({
    products: ['usb-hub-x2'],
    isExact: true,
    isWholeText: true,
  })
})

test('with an id only this product is found, or none once it is gone [QUICK-2]', () => {
  expect(match('Twin Cable', 'Twin Cable', 'twin-cable-3')?.products).toEqual(['twin-cable-3'])
  expect(match(samsung, samsung, 'gone')?.products).toEqual([])
})
