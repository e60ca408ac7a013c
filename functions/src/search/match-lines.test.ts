import { expect, test } from 'vitest'
import { aRow, searchOf, seeded } from '../../test/support/search.ts'

const row = (product: string, _id = product.toLowerCase().replaceAll(' ', '-')) =>
  aRow({ product, _id })
const rows = [
  ...seeded,
  row('USB Hub x2'),
  row('Twin Cable', 'twin-cable'),
  row('Twin Cable', 'twin-cable-2'),
  row('Twin Cable', 'twin-cable-3'),
  row('…', 'ellipsis'),
]

async function match(name: string, text = name, productId?: string) {
  const [found] = await searchOf(rows).matchLines([{ text, name, productId }])
  return found && { ...found, products: found.products.map(({ _id }) => _id) }
}

const samsung = 'Samsung 990 Pro 2TB'
const samsungId = 'samsung-990-pro-2tb'

test.each([
  // A name, however it is written, or an id
  [samsung, true, [samsungId]],
  ['samsung 990 PRO  2 TB', true, [samsungId]],
  ['Samsung 990 Pro, 2TB', true, [samsungId]],
  ['TWIN-cable-2', true, ['twin-cable-2']],
  // A choice
  ['Twin Cable', false, ['twin-cable', 'twin-cable-2', 'twin-cable-3']],
  ['samsng 990 pro', false, [samsungId]],
  // Unknown
  ['rtx 9999', false, []],
  ['…', false, []],
  [' ', false, []],
  ['constructor', false, []],
])('%j is exact: %s, and finds %j [SRCH-3]', async (name, isExact, products) => {
  expect(await match(name)).toEqual({ products, isExact, isWholeText: false })
})

test('a choice has at most three products [SRCH-3]', async () => {
  expect((await match('ssd'))?.products).toHaveLength(3)
})

test('a line that is the name of a product as a whole has no quantity of its own [SRCH-3]', async () => {
  expect(await match('USB Hub', 'USB Hub x2')).toEqual({
    products: ['usb-hub-x2'],
    isExact: true,
    isWholeText: true,
  })
})

test('with an id only this product is found, or none once it is gone [SRCH-3]', async () => {
  expect((await match('Twin Cable', 'Twin Cable', 'twin-cable-3'))?.products).toEqual([
    'twin-cable-3',
  ])
  expect((await match(samsung, samsung, 'gone'))?.products).toEqual([])
})
