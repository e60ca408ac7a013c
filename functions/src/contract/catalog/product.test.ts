import { expect, test } from 'vitest'
import indexes from '../../../../firestore.indexes.json' with { type: 'json' }
import { ImageUrl } from '../image.ts'
import { ItemFields, NewProduct } from './product.ts'
import { isSoldOut } from './stock.ts'

test.each([
  [4, 5, true],
  [5, 5, false],
  [0, 1, true],
])(
  '%i left at a minimum of %i is sold out: %s [BUY-7]',
  (available_quantity, minimum_order, soldOut) => {
    expect(isSoldOut({ available_quantity, minimum_order })).toBe(soldOut)
  },
)

test.each([
  ['https://images.example/ssd.png', true],
  ['/products/ssd.svg', true],
  ['//evil.example/ssd.png', false],
  ['http://images.example/ssd.png', false],
  ['javascript:alert(1)', false],
  ['data:image/svg+xml,<svg/>', false],
  ['/a"onerror="alert(1)', false],
])('%s may stand as a picture: %s', (url, isAllowed) => {
  expect(ImageUrl.safeParse(url).success).toBe(isAllowed)
})

test.each([
  [{ gtin: '8806094215021' }, true],
  [{ gtin: '00000000' }, false],
  [{ gtin: '0000-0000-0000-0' }, false],
  [{ partNumbers: ['MZ-V9P2T0BW', 'NA-1', 'K.A.T', 'X1', '000A'] }, true],
  [{ partNumbers: ['MZ-V9P2T0BW', 'N/A'] }, false],
  [{ partNumbers: ['00'] }, false],
  [{ partNumbers: ['n.a.'] }, false],
  [{ partNumbers: ['unknown'] }, false],
  [{ partNumbers: ['xxx'] }, false],
  [{ partNumbers: ['k. A.'] }, false],
])('%j may identify a product: %s [IMPORT-2]', (numbers, isAllowed) => {
  expect(ItemFields.safeParse(numbers).success).toBe(isAllowed)
})

test('firestore.indexes.json exempts each field of a product that no query uses [API-17]', () => {
  const exempt = indexes.fieldOverrides
    .filter(({ collectionGroup }) => collectionGroup === 'products')
    .map(({ fieldPath }) => fieldPath)
  const queried = ['product']
  expect([...queried, ...exempt]).toEqual(expect.arrayContaining(Object.keys(NewProduct.shape)))
})
