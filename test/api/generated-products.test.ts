import { expect, test } from 'vitest'
import { api, ledgerOf } from '../../functions/test/support/api.ts'
import { db, tester } from '../../functions/test/support/people.ts'
import { addGeneratedProducts } from '../../tools/seed/add-generated-products.ts'
import { generatedProducts } from '../../tools/seed/generated-products.ts'

test('the shop is filled up to a number with products like its own, and then left as it is [CAT-1]', async () => {
  const { count } = (await db.collection('products').count().get()).data()
  const added = await addGeneratedProducts(db, count + 20, tester)
  expect(added).toBeGreaterThan(0)
  expect(added).toBeLessThanOrEqual(20)
  expect(await addGeneratedProducts(db, count + added, tester)).toBe(0)

  const [first] = generatedProducts(1)
  const docs = await db.collection('products').where('product', '==', first?.product).get()
  const [id = ''] = docs.docs.map((doc) => doc.id)
  expect((await api(`GET /product/${id}`)).body).toMatchObject({ ...first })
  expect(await ledgerOf({ _id: id })).toBe(first?.available_quantity)
})
