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

test.each([[samsung], ['samsung 990 PRO  2 TB'], ['Samsung 990 Pro, 2TB']])(
  '%j is exactly one product [SRCH-3]',
  async (name) => {
    expect(await match(name)).toEqual({ products: [samsungId], isExact: true, isWholeText: false })
  },
)

test('an id is exact, however it is written [SRCH-3]', async () => {
  expect(await match('TWIN-cable-2')).toEqual({
    products: ['twin-cable-2'],
    isExact: true,
    isWholeText: false,
  })
})

test('a name that fits three products is a choice of three [SRCH-3]', async () => {
  expect(await match('Twin Cable')).toEqual({
    products: ['twin-cable', 'twin-cable-2', 'twin-cable-3'],
    isExact: false,
    isWholeText: false,
  })
})

test('a name that only comes close is a choice of at most three, even if it is one [SRCH-3]', async () => {
  expect(await match('samsng 990 pro')).toEqual({
    products: [samsungId],
    isExact: false,
    isWholeText: false,
  })
  expect((await match('ssd'))?.products).toHaveLength(3)
})

test.each(['no such thing', 'rtx 9999', '!?', '…', ' ', 'constructor'])(
  '%j is unknown [SRCH-3]',
  async (name) => {
    expect(await match(name)).toEqual({ products: [], isExact: false, isWholeText: false })
  },
)

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
