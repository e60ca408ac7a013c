import { expect, test } from 'vitest'
import { aProduct, api } from '../../test/support/api.ts'
import { aCustomer, db } from '../../test/support/people.ts'
import { findStockMismatches } from './reconcile-stock.ts'

test('the stock check returns the products whose stock differs from their events [API-24]', async () => {
  const [alice, sound, tampered] = await Promise.all([aCustomer(), aProduct(), aProduct()])
  for (const { _id } of [sound, tampered]) {
    await api('POST /orders', { by: alice, body: { productId: _id, quantity: 3 } })
  }
  await db.doc(`products/${tampered._id}`).update({ available_quantity: 99 })
  const mismatches = await findStockMismatches(db)
  expect(mismatches).toContainEqual({ productId: tampered._id, recorded: 17, available: 99 })
  expect(mismatches.map(({ productId }) => productId)).not.toContain(sound._id)
})
