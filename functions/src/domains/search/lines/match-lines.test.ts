import { expect, test } from 'vitest'
import { aRow, searchOf, seeded } from '../../../../test/support/search.ts'
import type { LineQuery } from '../../../contract/search.ts'
import { withHeadings } from './match-lines.ts'

const row = (product: string, _id = product.toLowerCase().replaceAll(' ', '-')) =>
  aRow({ product, _id })
const rows = [
  ...seeded,
  row('USB Hub x2'),
  row('Twin Cable', 'twin-cable'),
  row('Twin Cable', 'twin-cable-2'),
  row('Twin Cable', 'twin-cable-3'),
  row('…', 'ellipsis'),
  row('Samsung 970 EVO 2TB'),
  row('Total'),
]

async function match(line: LineQuery) {
  const [found] = await searchOf(rows).matchLines([line])
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
  const found = {
    products,
    isExact,
    isWholeText: false,
    isLeftOut: name === '…' && false,
    quantities: ['1'],
  }
  expect(await match({ text: name, name })).toEqual(found)
})

test('a choice has at most three products [SRCH-3]', async () => {
  expect((await match({ text: 'ssd', name: 'ssd' }))?.products).toHaveLength(3)
})

test.each([
  // Read by the server
  [`CPU,2 x ${samsung}`, true, [samsungId], ['2']],
  [`${samsungId};Samsung;2;180.00`, true, [samsungId], ['2']],
  [`https://shop.example/product/${samsungId} x 2`, true, [samsungId], ['2']],
  // The path of another shop's product
  [`[${samsung}](https://parts.example/product/fPyH99) x2`, true, [samsungId], ['2']],
  // The name of a product as a whole has no quantity of its own
  ['USB Hub x2', true, ['usb-hub-x2'], ['1']],
  ['- USB Hub x2', true, ['usb-hub-x2'], ['1']],
  ['Total', true, ['total'], ['1']],
  // A number that belongs to the name, or is the quantity of a known product, or is asked about
  ['970 EVO 2TB', false, ['samsung-970-evo-2tb'], ['1']],
  [`100 ${samsung}`, true, [samsungId], ['100']],
  [`${samsung} x2, black`, true, [samsungId], ['2']],
  [`${samsung} 2`, true, [samsungId], ['2', '1']],
  [`${samsung} - 120`, true, [samsungId], ['120', '1']],
  [`${samsung};2;180`, true, [samsungId], ['2', '180']],
  // What begins with the name of a product may be it
  [`${samsung} M.2-2280 PCIe 4.0 X4 NVME  ($179.99 @ Shop)`, false, [samsungId], ['1']],
  // Two products in one line
  [`${samsung};TWIN-cable-2;3`, false, [samsungId, 'twin-cable-2'], ['3']],
])(
  'the line %j is exact: %s, finds %j and wants %j [SRCH-3]',
  async (text, isExact, products, quantities) => {
    expect(await match({ text })).toMatchObject({ products, isExact, quantities, isLeftOut: false })
  },
)

test('a line that names no product is left out [SRCH-3]', async () => {
  const leftOut = { products: [], isExact: false, isLeftOut: true }
  for (const text of ['Hi,', 'Part,Quantity', 'Subtotal:', ':----|:----'])
    expect(await match({ text })).toMatchObject(leftOut)
})

test('the columns of a heading are those of the lines below it [SRCH-3]', async () => {
  const texts = [`${samsung};2;180`, 'Part;Price;Qty', `${samsung};180;2`, `${samsung};90;3`]
  const lines = withHeadings(texts.map((text) => ({ text })))
  const found = await searchOf(rows).matchLines(lines)
  expect(found.map(({ quantities }) => quantities)).toEqual([['2', '180'], ['1'], ['2'], ['3']])
  const [later] = withHeadings([{ text: `${samsung};180;2`, heading: 'Part;Price;Qty' }])
  expect(later && (await match(later))?.quantities).toEqual(['2'])
})

test('with an id only this product is found, or none once it is gone [SRCH-3]', async () => {
  const text = 'Twin Cable'
  expect((await match({ text, productId: 'twin-cable-3' }))?.products).toEqual(['twin-cable-3'])
  expect((await match({ text: samsung, productId: 'gone' }))?.products).toEqual([])
})
