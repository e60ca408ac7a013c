import { expect, test } from 'vitest'
import { slugOf } from '../../functions/src/domains/products/create-product.ts'
import { ProductStore } from '../../functions/src/domains/products/product-store.ts'
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
  const { docs } = await db.collection('events').where('stock.productId', '==', id).get()
  expect(docs.map((event) => event.get('stock.delta'))).toEqual([first?.available_quantity])
})
