import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { anOrder, aProduct, api, eventsOf } from '../../../test/support/api.ts'
import { aCustomer, anAdmin, type Person } from '../../../test/support/people.ts'

interface Row {
  productId: string
  revision?: number
  price: number
}

/** A batch of a change of many prices. */
const send = (by: Person, id: string, rows: Row[], { name = 'Black Friday', ...more } = {}) =>
  api('POST /products/changes', {
    by,
    key: randomUUID(),
    body: {
      priceChange: { id, name, products: 3, ...more },
      changes: rows.map(({ price, revision = 0, productId }) => ({
        productId,
        revision,
        set: { price },
      })),
    },
  })

const outcomesOf = ({ body }: { body: { results: { outcome: string }[] } }) =>
  body.results.map(({ outcome }) => outcome)

test('prices of several calls are one event of Activity, which has each old and new price [STAFF-12]', async () => {
  const [admin, one, two, draft] = await Promise.all([
    anAdmin(),
    aProduct(),
    aProduct(),
    aProduct({ draft: true }),
  ])
  const id = randomUUID()
  const last = { productId: draft._id, price: 59.99 }
  await send(admin, id, [
    { productId: one._id, price: 69.99 },
    { productId: two._id, price: 79.99 },
  ])
  await send(admin, id, [last])
  // A page that was reloaded sends the change from its start, with other keys.
  expect(outcomesOf(await send(admin, id, [last]))).toEqual(['changed'])

  const subject = `priceChanges/${id}`
  expect((await api(`GET /events?actor=${admin.email}`, { by: admin })).body).toMatchObject([
    { type: 'prices-changed', subject, after: { name: 'Black Friday', products: 3 } },
  ])
  const each = await eventsOf(subject, admin)
  const event = { type: 'price-changed', before: { price: 79.99 }, priceChange: id }
  expect(each).toMatchObject([
    { ...event, subject: `products/${draft._id}`, after: { price: 59.99 } },
    { ...event, subject: `products/${one._id}`, after: { price: 69.99 } },
    { type: 'prices-changed' },
  ])
  expect(await eventsOf(`products/${one._id}`, admin)).toMatchObject([
    { type: 'price-changed', after: { priceChange: 'Black Friday' } },
    { type: 'product-added' },
  ])
})

test('a pending order keeps its price, a buyer who saw the old one is told, and what was edited stays [STAFF-12]', async () => {
  const [alice, admin, product, edited] = await Promise.all([
    aCustomer(),
    anAdmin(),
    aProduct(),
    aProduct(),
  ])
  const order = await anOrder(alice, product, 5)
  await send(admin, randomUUID(), [{ productId: edited._id, price: 5 }])
  const changed = await send(admin, randomUUID(), [
    { productId: product._id, price: 69.99 },
    { productId: edited._id, price: 69.99 },
    { productId: 'nothing', price: 69.99 },
  ])
  expect(outcomesOf(changed)).toEqual(['changed', 'edited', 'missing'])
  const { body: purchase } = await api(`GET /purchase/${order}`, { by: alice })
  expect(purchase.lines).toMatchObject([{ price: 79.99 }])
  const body = { productId: product._id, quantity: 5, price: 79.99 }
  const late = await api('POST /orders', { by: alice, body })
  expect(late).toMatchObject({ status: 409, body: { code: 'price-changed' } })
})

test.each([
  ['another field', { set: { price: 5, brand: 'Acme' } }, {}],
  ['stock', { set: { price: 5 }, stock: { delta: 1, reason: 'counted' } }, {}],
  ['no name', { set: { price: 5 } }, { name: ' ' }],
  ['too many products', { set: { price: 5 } }, { products: 5001 }],
])(
  'a change of prices with %s is refused, and nothing is written [STAFF-12]',
  async (_, change, special) => {
    const [admin, product] = await Promise.all([anAdmin(), aProduct()])
    const id = randomUUID()
    const answer = await api('POST /products/changes', {
      by: admin,
      body: {
        priceChange: { id, name: 'Sale', products: 1, ...special },
        changes: [{ productId: product._id, revision: 0, ...change }],
      },
    })
    expect(answer.status).toBe(400)
    expect(await eventsOf(`priceChanges/${id}`, admin)).toEqual([])
  },
)
