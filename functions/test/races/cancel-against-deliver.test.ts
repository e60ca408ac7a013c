import { expect, test } from 'vitest'
import { anOrder, aProduct, api, ledgerOf, stockOf } from '../support/api.ts'
import { aCustomer, anAdmin } from '../support/people.ts'

test('a concurrent cancellation and delivery: one succeeds and the stock agrees [API-12, API-15]', async () => {
  const [alice, admin, product] = await Promise.all([
    aCustomer(),
    anAdmin(),
    aProduct({ available_quantity: 100 }),
  ])
  const ids = await Promise.all(Array.from({ length: 10 }, () => anOrder(alice, product)))
  const outcomes = await Promise.all(
    ids.map((id) =>
      Promise.all([
        api(`DELETE /myorder/${id}`, { by: alice }),
        api(`PUT /deliver/${id}`, { by: admin }),
      ]),
    ),
  )
  const delivered = outcomes.filter(([cancel, deliver]) => {
    expect([
      [200, 404],
      [409, 200],
    ]).toContainEqual([cancel.status, deliver.status])
    return deliver.status === 200
  })
  expect((await api('GET /myorders', { by: alice })).body).toHaveLength(delivered.length)
  expect(await stockOf(product)).toBe(100 - delivered.length)
  expect(await ledgerOf(product)).toBe(100 - delivered.length)
})
