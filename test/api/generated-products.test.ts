import { expect, test } from 'vitest'
import { slugOf } from '../../functions/src/domains/products/create-product.ts'
import { ProductStore } from '../../functions/src/domains/products/product-store.ts'
import { findStockMismatches } from '../../functions/src/domains/products/reconcile-stock.ts'
import { EventLog } from '../../functions/src/platform/events/event-log.ts'
import { emptyDatabase } from '../../functions/test/support/empty-database.ts'
import { tester } from '../../functions/test/support/people.ts'
import { addGeneratedProducts } from '../../tools/seed/add-generated-products.ts'
import { generatedProducts } from '../../tools/seed/generated-products.ts'

test('the shop is filled up to a number with products like its own, and then left as it is [CAT-1]', async () => {
  const db = emptyDatabase()
  expect(await addGeneratedProducts(db, 20, tester)).toBe(20)
  expect(await addGeneratedProducts(db, 20, tester)).toBe(0)
  expect(await addGeneratedProducts(db, 25, tester)).toBe(5)

  const [first] = generatedProducts(1)
  const id = slugOf(first?.product ?? '')
  expect(await new ProductStore(new EventLog(db)).read(id)).toMatchObject({ ...first })
  expect(await findStockMismatches(db)).toEqual([])
})

test('an import of 1,000 products adds at most 20 events to the log, which local Firestores read as a whole [REAL-4]', async () => {
  const db = emptyDatabase()
  expect(await addGeneratedProducts(db, 1000, tester)).toBe(1000)
  const { count } = (await db.collection('events').count().get()).data()
  expect(count).toBeLessThanOrEqual(20)
})
