import { expect, test } from 'vitest'
import { anOrder, aProduct, api, ledgerOf, stockOf } from '../support/api.ts'
import { aCustomer, anAdmin, db } from '../support/people.ts'

test('two admins who deliver an order at the same time deliver it once [API-15, API-24]', async () => {
  const [alice, ada, grace, product] = await Promise.all([
    aCustomer(),
    anAdmin(),
    anAdmin(),
    aProduct(),
  ])
  const ids = await Promise.all(Array.from({ length: 5 }, () => anOrder(alice, product)))
  const outcomes = await Promise.all(
    ids.map((id) => Promise.all([ada, grace].map((by) => api(`PUT /deliver/${id}`, { by })))),
  )
  for (const answers of outcomes) {
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers.map(({ body }) => body.modifiedCount).sort()).toEqual([0, 1])
  }
  for (const id of ids) {
    const events = await db.collection('events').where('subject', '==', `orders/${id}`).get()
    const types = events.docs.map((event) => event.get('type')).sort()
    expect(types).toEqual(['order-delivered', 'order-placed'])
  }
  expect(await stockOf(product)).toBe(15)
  expect(await ledgerOf(product)).toBe(15)
})
