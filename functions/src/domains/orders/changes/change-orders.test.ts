import { expect, test } from 'vitest'
import type { Answer } from '../../../../test/support/answer.ts'
import { anOrder, aProduct, api, aShop, idsOf } from '../../../../test/support/api.ts'
import { expectStock, expectStocks } from '../../../../test/support/expect-stock.ts'
import { anAdmin } from '../../../../test/support/people.ts'

/** A shop in which Alice has ordered three times. */
async function threeOrders() {
  const shop = await aShop()
  const ids = await Promise.all([1, 2, 3].map(() => anOrder(shop.alice, shop.product)))
  return { ...shop, ids }
}

/** What has happened to each of these orders. */
const outcomesOf = ({ body }: Answer, ids: string[]): unknown[] =>
  ids.map((id) => body.results.find((result: { id: string }) => result.id === id)?.outcome)

test('many orders are delivered at once, with a result for each: one was cancelled meanwhile, one delivered before [STAFF-6]', async () => {
  const { alice, admin, product, ids } = await threeOrders()
  const [pending, cancelled, delivered] = ids
  await api(`DELETE /myorder/${cancelled}`, { by: alice })
  await api(`PUT /deliver/${delivered}`, { by: admin })
  const deliver = async () =>
    outcomesOf(await api('POST /orders/deliver', { by: admin, body: { ids } }), ids)
  expect(await deliver()).toEqual(['done', 'missing', 'unchanged'])
  expect((await api(`GET /purchase/${pending}`, { by: admin })).body.status).toBe('delivered')

  // Repeated after a lost response, nothing happens twice.
  expect(await deliver()).toEqual(['unchanged', 'missing', 'unchanged'])
  await expectStock(product, 18)
})

test('many orders are deleted at once; the pieces of the pending ones go back into stock once [STAFF-6]', async () => {
  const { admin, product, ids } = await threeOrders()
  await api(`PUT /deliver/${ids[0]}`, { by: admin })
  const remove = (all: unknown[]) => api('POST /orders/delete', { by: admin, body: { ids: all } })
  // Two admins at the same time, and one id twice.
  const answers = await Promise.all([remove(ids), remove([...ids, ids[1]])])
  for (const id of ids) {
    const outcomes = answers.flatMap((answer) => outcomesOf(answer, [id]))
    expect(outcomes.sort()).toEqual(['done', 'missing'])
  }
  expect(answers[1]?.body.results).toHaveLength(3)
  await expectStock(product, 19)
})

test('a buyer cancels a whole build at once, with a result for each line, and its pieces go back once [FIT-3, API-12]', async () => {
  const { alice, bob, admin, product } = await aShop()
  const parts = await Promise.all([1, 2, 3].map(() => aProduct()))
  const lines = parts.map(({ _id }) => ({ productId: _id, quantity: 2 }))
  const placed = await api('POST /orders/batch', { by: alice, body: { lines } })
  const [delivered = '', ...pending]: string[] = placed.body.insertedIds
  const foreign = await anOrder(bob, product)
  await api(`PUT /deliver/${delivered}`, { by: admin })
  const ids = [delivered, ...pending, foreign, 'no-such-order']
  const cancel = async () =>
    outcomesOf(await api('POST /orders/batch/cancel', { by: alice, body: { ids } }), ids)

  // Two presses at the same time, and a repetition after a lost response.
  const [first, second] = await Promise.all([cancel(), cancel()])
  for (const outcomes of [first, second]) {
    expect(outcomes[0]).toBe('unchanged')
    expect(outcomes.slice(3)).toEqual(['missing', 'missing'])
  }
  for (const line of [1, 2]) {
    expect([first[line], second[line]].sort()).toEqual(['done', 'missing'])
  }
  expect((await cancel()).slice(1, 3)).toEqual(['missing', 'missing'])
  await expectStocks(parts, [18, 20, 20])
  expect(idsOf(await api('GET /myorders', { by: alice }))).toEqual([delivered])
  expect((await api(`GET /purchase/${foreign}`, { by: admin })).body.status).toBe('pending')
})

test.each([
  ['no order', []],
  ['101 orders', Array.from({ length: 101 }, (_, n) => `order${n}`)],
  ['an id with a slash', ['a/b']],
])('%s at once is refused with the field named [STAFF-6]', async (_, ids) => {
  const admin = await anAdmin()
  for (const path of ['batch/cancel', 'deliver', 'delete']) {
    const { status, body } = await api(`POST /orders/${path}`, { by: admin, body: { ids } })
    expect(status).toBe(400)
    expect(JSON.stringify(body.fields)).toContain('"ids')
  }
})
