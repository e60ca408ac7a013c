import type { Firestore } from 'firebase-admin/firestore'
import { expect } from 'vitest'
import { findStockMismatches } from '../../../functions/src/domains/products/reconcile-stock.ts'
import type { Outcome } from './orders.ts'

/**
 * Fails unless every order with a 200 is stored once with its event, no other order is stored, and
 * the stock of each product agrees.
 */
export async function expectNothingLost(
  db: Firestore,
  products: string[],
  opening: number,
  told: Outcome[],
): Promise<void> {
  const accepted = told.filter(({ status }) => status === 200).map(({ body }) => body.insertedId)
  for (const productId of products) {
    const { docs } = await db.collection('orders').where('productId', '==', productId).get()
    for (const { id } of docs) {
      expect(accepted).toContain(id)
      expect((await db.doc(`events/${id}-placed`).get()).exists).toBe(true)
    }
    const product = await db.doc(`products/${productId}`).get()
    expect(product.get('available_quantity')).toBe(opening - docs.length)
  }
  const stored = await db.collection('orders').where('productId', 'in', products).get()
  expect(stored.docs.map(({ id }) => id).sort()).toEqual([...new Set(accepted)].sort())
  expect(await findStockMismatches(db)).toEqual([])
}
