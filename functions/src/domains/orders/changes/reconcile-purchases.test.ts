import { expect, test } from 'vitest'
import { emptyDatabase } from '../../../../test/support/empty-database.ts'
import { newProduct } from '../../../../test/support/new-product.ts'
import { tester } from '../../../../test/support/people.ts'
import { EventLog } from '../../../platform/events/event-log.ts'
import { ProductStore } from '../../products/product-store.ts'
import { OrderStore } from '../order-store.ts'
import { reconcilePurchases } from './reconcile-purchases.ts'

test('purchases whose orders were edited in the console are named, and corrected by their orders [PURCH-1]', async () => {
  const events = new EventLog(emptyDatabase())
  const { db } = events
  const orders = new OrderStore(events)
  const buyer = { ...tester, name: 'Alice Example' }
  const products = new ProductStore(events)
  const product = () => products.add(newProduct({ price: 80, available_quantity: 90 }), tester)
  const ids = await Promise.all([product(), product(), product()])
  const lines = ids.map((productId, index) => ({ productId, quantity: index + 1 }))
  const [changed, ended, sound] = await Promise.all(
    [lines, lines, lines].map((lines) => orders.purchase({ lines }, buyer)),
  )
  if (!changed || !ended || !sound) expect.unreachable()
  await orders.changeOne('order-cancelled', sound.orderIds[0] ?? '', buyer)
  expect(await reconcilePurchases(db)).toEqual([])

  const [cancelled, ...delivered] = changed.orderIds
  for (const id of delivered) await db.doc(`orders/${id}`).update({ status: 'delivered' })
  for (const id of [cancelled, ...ended.orderIds]) await db.doc(`orders/${id}`).delete()
  await db.doc(`purchases/${sound.purchase}`).update({ 'sums.taxCents': 1 })
  const found = await reconcilePurchases(db)
  expect(found.map(({ purchase }) => purchase).sort()).toEqual(
    [changed.purchase, ended.purchase, sound.purchase].sort(),
  )
  expect(await reconcilePurchases(db)).toEqual(found)

  await Promise.all([1, 2].map(() => reconcilePurchases(db, true)))
  expect(await reconcilePurchases(db)).toEqual([])
  const stored = async (number: string) => (await db.doc(`purchases/${number}`).get()).data()
  expect(await stored(changed.purchase)).toMatchObject({
    orderIds: changed.orderIds,
    pendingIds: [],
    deliveredIds: delivered,
    status: 'delivered',
    totalCents: 5 * 8000,
    name: 'Alice Example',
  })
  expect(await stored(ended.purchase)).toMatchObject({ status: 'cancelled', totalCents: 0 })
})
