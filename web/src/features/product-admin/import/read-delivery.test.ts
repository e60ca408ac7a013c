// @vitest-environment node
import { expect, test } from 'vitest'
import { aProduct } from '#shared/testing/samples.ts'
import { isDeliveryHeading, readDelivery } from './read-delivery.ts'
import { readRows, readSheets } from './read-rows.ts'

const shop = [
  aProduct(),
  aProduct({ _id: 'fan', product: 'Lüfter 120 mm' }),
  aProduct({ _id: 'case-1', product: 'Case' }),
  aProduct({ _id: 'case-2', product: 'Case' }),
]

const read = async (...lines: string[]) => {
  const bytes = new TextEncoder().encode(lines.join('\r\n'))
  const [sheet] = await readSheets(bytes, isDeliveryHeading)
  return readDelivery(readRows(sheet, isDeliveryHeading), shop, { pieces: '.' })
}

/** Points begin the decimals of numbers with two readings. */
const piecesOf = async (...lines: string[]) =>
  (await read(...lines)).products.map(({ product, pieces }) => [product._id, pieces])

test('products of a delivery are found by id or by name, and their rows are added up [STAFF-2, STAFF-8]', async () => {
  expect(
    await piecesOf(
      '\ufeff_id;Product;Pieces',
      'test-ssd-1tb;;40',
      ';luFTer  120 mm;"1,000"',
      'fan;another name;2 000',
      ';;',
      'case-2;Case;1',
    ),
  ).toEqual([
    ['test-ssd-1tb', 40],
    ['fan', 3000],
    ['case-2', 1],
  ])
  expect(await piecesOf('qty,name', "5,'Test SSD 1TB")).toEqual([])
  expect(await piecesOf('qty,name', '5,Test SSD 1TB')).toEqual([['test-ssd-1tb', 5]])
})

test('pieces that can be read in two ways are asked for, and the answer is for the column [STAFF-2, STAFF-8]', async () => {
  const { questions } = await read('id;Pieces', 'fan;1.000', 'case-1;2.000')
  expect(questions).toMatchObject([
    { column: 'pieces', text: '1.000', readings: { '.': '1', ',': '1,000' }, answer: '.' },
  ])
  expect((await read('id;pieces', 'fan;1.000', 'case-1;1.250')).products).toMatchObject([
    { pieces: 1000 },
    { pieces: 1250 },
  ])
})

test('each wrong row is named, and stops no other [STAFF-2, STAFF-8]', async () => {
  const { products, problems } = await read(
    'product,pieces',
    'No such drive,3',
    'Case,3',
    'Test SSD 1TB,-3',
    'Test SSD 1TB,1.5',
    'Test SSD 1TB,',
    ',3',
    'Test SSD 1TB,3',
  )
  expect(products).toMatchObject([{ pieces: 3 }])
  expect(problems.map(({ row, problem }) => [row, problem.slice(0, 20)])).toEqual([
    [2, 'The shop has no such'],
    [3, 'Several products hav'],
    [4, 'Enter a whole number'],
    [5, 'Enter a whole number'],
    [6, 'Enter a whole number'],
    [7, 'Enter the id or the '],
  ])
})

test('a file without these columns is refused, and so is an export of the stock [STAFF-8]', async () => {
  const words = 'The first row must name the columns: id or product, and pieces.'
  await expect(read('a,b', '1,2')).rejects.toThrow(words)
  await expect(read('_id,product,available_quantity', 'fan,Fan,20')).rejects.toThrow(words)
})
