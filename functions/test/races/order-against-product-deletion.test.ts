import { expect, test } from 'vitest'
import { aProduct, api, ledgerOf } from '../support/api.ts'
import { aCustomer, anAdmin, db } from '../support/people.ts'

test('an order during the deletion of its product is booked completely or not at all [API-7, API-18]', async () => {
  const [alice, admin] = await Promise.all([aCustomer(), anAdmin()])
  const products = await Promise.all(Array.from({ length: 10 }, () => aProduct()))
  const outcomes = await Promise.all(
    products.map(({ _id }) =>
      Promise.all([
        api('POST /orders', { by: alice, body: { productId: _id, quantity: 2 } }),
        api(`DELETE /product/${_id}`, { by: admin }),
      ]),
    ),
  )
  expect(outcomes.map(([, deletion]) => deletion.status)).toEqual(products.map(() => 200))
  const mine = (await api('GET /myorders', { by: alice })).body
  for (const [index, product] of products.entries()) {
    const booked = outcomes[index]?.[0]
    const copies = mine.filter(({ productId }: { productId: string }) => productId === product._id)
    expect([200, 404]).toContain(booked?.status)
    expect(copies).toHaveLength(booked?.status === 200 ? 1 : 0)
    expect((await api(`GET /product/${product._id}`)).status).toBe(404)
    expect(await ledgerOf(product)).toBe(0)
  }
  for (const { _id } of mine) {
    expect((await api(`DELETE /myorder/${_id}`, { by: alice })).status).toBe(200)
  }
  const ledgers = await Promise.all(products.map(ledgerOf))
  expect(ledgers).toEqual(products.map(() => 0))
  const revived = await db.getAll(...products.map(({ _id }) => db.doc(`products/${_id}`)))
  expect(revived.filter(({ exists }) => exists)).toEqual([])
})
