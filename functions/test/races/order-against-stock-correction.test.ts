import { expect, test } from 'vitest'
import { aProduct, api, ledgerOf, stockOf } from '../support/api.ts'
import { aCustomer, anAdmin } from '../support/people.ts'

test('orders, corrections and an edit of one product at the same time lose no piece and no edit [STAFF-1, STAFF-2]', async () => {
  const [alice, admin] = await Promise.all([aCustomer(), anAdmin()])
  const { _id, available_quantity, ...product } = await aProduct({ available_quantity: 12 })
  const order = { productId: _id, quantity: 1 }
  const edit = { ...product, price: 99.99, draft: false }
  const [orders, corrections, edited] = await Promise.all([
    Promise.all(Array.from({ length: 10 }, () => api('POST /orders', { by: alice, body: order }))),
    Promise.all(
      [-4, 3, -4, 5, -20].map((delta) =>
        api(`POST /product/${_id}/stock`, { by: admin, body: { delta, reason: 'counted' } }),
      ),
    ),
    api(`PUT /product/${_id}`, { by: admin, headers: { 'if-match': '"0"' }, body: edit }),
  ])
  expect(orders.filter(({ status }) => ![200, 409].includes(status))).toEqual([])
  expect(corrections.filter(({ status }) => ![200, 409].includes(status))).toEqual([])
  expect(edited).toMatchObject({ status: 200, body: { modifiedCount: 1, revision: 1 } })

  const deltas = [-4, 3, -4, 5, -20].filter((_, n) => corrections[n]?.status === 200)
  const sold = orders.filter(({ status }) => status === 200).length
  const left = deltas.reduce((sum, delta) => sum + delta, 12 - sold)
  expect(left).toBeGreaterThanOrEqual(0)
  expect(await stockOf({ ...product, _id, available_quantity })).toBe(left)
  expect(await ledgerOf({ _id })).toBe(left)
  expect((await api(`GET /product/${_id}`)).body).toMatchObject({ price: 99.99, revision: 1 })
  const prices = (await api('GET /myorders', { by: alice })).body.map(
    ({ price }: { price: number }) => price,
  )
  expect(new Set([79.99, 99.99, ...prices]).size).toBe(2)
})
