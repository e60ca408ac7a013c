import { expect, test } from 'vitest'
import { newProduct } from '../../../test/support/new-product.ts'
import { unknownPrice } from '../../contract/money.ts'
import { editChange } from './edit-product.ts'

test('a draft without a price is not published before somebody enters one [IMPORT-3]', () => {
  const draft = { ...newProduct(), _id: 'a', revision: 0, draft: true, price: unknownPrice }
  const published = { ...draft, draft: false }
  expect(() => editChange(draft, published, 0)).toThrow(
    'The price of this product is not known yet',
  )
  expect(editChange(draft, { ...published, price: 129.9 }, 0)?.after).toMatchObject({
    draft: false,
  })
  expect(editChange(draft, { ...draft, minimum_order: 2 }, 0)?.after).toMatchObject({
    minimum_order: 2,
  })
})
