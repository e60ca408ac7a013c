import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  anOrder,
  aProduct,
  api,
  aShop,
  aSoldOutProduct,
  eventsOf,
  ledgerOf,
  placeOrder,
} from '../../../test/support/api.ts'
import { db } from '../../../test/support/people.ts'
import type { Product } from '../../contract/catalog/product.ts'
import { findStockMismatches } from './reconcile-stock.ts'

const specs = { kind: 'storage' as const, capacityGb: 2000 }

/** The same part twice, with 20 pieces each. */
async function twins(fields: object = {}) {
  const number = `PN-${randomUUID()}`
  const part = { product: `Drive ${number}`, brand: 'Twin', partNumbers: [number], specs }
  const { alice, bob, admin } = await aShop()
  const [goes, stays] = [
    await aProduct({
      ...part,
      product: `Twin drive ${number}`,
      partNumbers: [number, `${number}-B`],
    }),
    await aProduct({ ...part, ...fields }),
  ]
  const merge = (id = goes._id, into = stays._id, key?: string) =>
    api(`POST /product/${id}/merge`, { by: admin, body: { into }, key })
  const undo = (id = goes._id) => api(`POST /product/${id}/unmerge`, { by: admin })
  const mismatches = async () =>
    (await findStockMismatches(db)).filter(({ productId }) =>
      [goes._id, stays._id].includes(productId),
    )
  return { number, alice, bob, admin, goes, stays, merge, undo, mismatches }
}

test('a merged product leads to the one that stays, which has stock and numbers of both [REAL-3]', async () => {
  const { number, alice, admin, goes, stays, merge, mismatches } = await twins()
  expect(await merge()).toMatchObject({ status: 200, body: { into: stays._id } })
  for (const view of ['', '?view=admin']) {
    const { body } = await api(`GET /product/${goes._id}${view}`, { by: admin })
    expect(body).toMatchObject({
      _id: stays._id,
      available_quantity: 40,
      partNumbers: [number, `${number}-B`],
    })
  }
  expect([await ledgerOf(goes), await ledgerOf(stays)]).toEqual([0, 40])
  expect(await mismatches()).toEqual([])
  const lists = [`GET /products?view=admin&q=${number}`, `GET /search?q=${number}-B&fresh=1`]
  for (const list of lists) {
    const { body } = await api(list, { by: admin })
    expect((body.products ?? body).map(({ _id }: { _id: string }) => _id)).toEqual([stays._id])
  }
  const rows = [{ productId: goes._id }, { product: goes.product }, { partNumbers: [`${number}b`] }]
  const { body } = await api('POST /products/match', { by: admin, body: { rows } })
  expect(body.matches.map(({ products }: { products: object[] }) => products)).toEqual(
    rows.map(() => [expect.objectContaining({ _id: stays._id })]),
  )
  const lines = [
    { text: '', productId: goes._id },
    { text: `2 x ${goes.product}` },
    { text: `${number}-B` },
  ]
  const found = await api('POST /search/lines', { body: { lines } })
  for (const line of found.body.lines) expect(line.products).toMatchObject([{ _id: stays._id }])
  const check = { lines: [{ productId: goes._id }, { productId: stays._id }] }
  expect((await api('POST /check', { body: check })).body.lines).toMatchObject([
    { productId: stays._id, status: 'available' },
    { productId: stays._id, status: 'repeated' },
  ])
  expect(await placeOrder(alice, goes)).toMatchObject({ status: 200 })
  expect([await ledgerOf(goes), await ledgerOf(stays)]).toEqual([0, 39])
})

test('orders keep what they say, are found with the product that stays, and return their pieces to it [REAL-3]', async () => {
  const { number, alice, admin, goes, stays, merge, mismatches } = await twins()
  const kept = await anOrder(alice, goes, 3)
  const cancelled = await anOrder(alice, goes, 4)
  const changed = await anOrder(alice, goes, 5)
  await merge()
  await api(`DELETE /myorder/${cancelled}`, { by: alice })
  const order = (await api(`GET /orders?productId=${stays._id}`, { by: admin })).body
  expect(order.map(({ _id }: { _id: string }) => _id)).toEqual([changed, kept])
  expect(order[1]).toMatchObject({ productId: goes._id, product: goes.product })
  const purchase = order[0].purchase
  const change = (orderId: string, quantity: number, added: object[] = []) =>
    api(`POST /purchase/${purchase}/lines`, {
      by: admin,
      headers: { 'if-match': '"0"' },
      body: { orders: [{ orderId, quantity }], added },
    })
  expect(await change(changed, 5, [{ productId: stays._id, quantity: 1 }])).toMatchObject({
    status: 409,
    body: { fields: [{ code: 'already-ordered' }] },
  })
  expect(await change(changed, 2)).toMatchObject({ status: 200 })
  // 40 pieces less the orders of 3 and 2.
  expect(await ledgerOf(stays)).toBe(35)
  expect(await mismatches()).toEqual([])
  const note = `Into ${stays.product}`
  const both = { partNumbers: [number, `${number}-B`] }
  const written = [
    ['product-merged', both, { note }],
    ['product-edited', { partNumbers: [number] }, both],
    ['order-cancelled', {}, {}],
  ] as const
  const events = await eventsOf(`products/${stays._id}`, admin)
  for (const [type, before, after] of written) {
    const event = events.find((event: { type: string }) => event.type === type)
    expect({ ...event, after: event?.after ?? {} }).toMatchObject({ before, after })
  }
})

test('an undo gives back numbers and the pieces that are left, once, and later orders stay where they are [REAL-3]', async () => {
  const { number, alice, admin, goes, stays, merge, undo, mismatches } = await twins()
  await merge()
  await placeOrder(alice, goes, 25)
  expect(await undo()).toMatchObject({ status: 200, body: { id: goes._id } })
  expect(await undo()).toMatchObject({ status: 200, body: { id: goes._id } })
  const read = async ({ _id }: { _id: string }) =>
    (await api(`GET /product/${_id}?view=admin`, { by: admin })).body
  expect(await read(goes)).toMatchObject({
    ...{ _id: goes._id, product: goes.product, available_quantity: 15 },
    partNumbers: [number, `${number}-B`],
  })
  const kept = await read(stays)
  expect(kept).toMatchObject({ available_quantity: 0, partNumbers: [number], revision: 2 })
  expect(kept).not.toHaveProperty('merged')
  expect(await mismatches()).toEqual([])
  const listed = await api(`GET /products?view=admin&q=${number}`, { by: admin })
  expect(listed.body).toHaveLength(2)
  expect(await merge()).toMatchObject({ status: 200 })
})

test('of two presses at a time one merges, and a chain of merges is undone from its end [REAL-3]', async () => {
  const { goes, stays, merge, undo, mismatches, admin } = await twins()
  const pressed = await Promise.all([merge(), merge(), merge(goes._id, stays._id, randomUUID())])
  expect(pressed.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await ledgerOf(stays)).toBe(40)
  const last = await aProduct()
  expect(await merge(goes._id, last._id)).toMatchObject({ status: 409 })
  expect(await merge(stays._id, last._id)).toMatchObject({ status: 200 })
  expect((await api(`GET /product/${goes._id}`)).body).toMatchObject({
    _id: last._id,
    available_quantity: 60,
  })
  expect(await undo()).toMatchObject({ status: 409, body: { code: 'merged' } })
  expect(await undo(stays._id)).toMatchObject({ status: 200 })
  expect((await api(`GET /product/${goes._id}`)).body).toMatchObject({ _id: stays._id })
  expect(await undo()).toMatchObject({ status: 200 })
  expect(await mismatches()).toEqual([])
  expect(
    (await eventsOf(`products/${goes._id}`, admin)).map(({ type }: { type: string }) => type),
  ).toEqual(['merge-undone', 'product-merged', 'product-added'])
})

test.each([
  ['a published product into a draft', { draft: true }, 409, 'draft'],
  ['products with two GTINs', { gtin: '4006381333931' }, 409, 'other-gtin'],
  [
    'products with more than ten numbers',
    { partNumbers: Array.from({ length: 10 }, () => randomUUID()) },
    409,
    'above-maximum',
  ],
])('a merge of %s is refused, and nothing is written [REAL-3]', async (_, fields, status, code) => {
  const { goes, stays, merge, undo, admin } = await twins(fields)
  if (code === 'other-gtin') {
    const { _id, available_quantity, revision, ...edit } = (
      await api(`GET /product/${goes._id}?view=admin`, { by: admin })
    ).body
    await api(`PUT /product/${goes._id}`, {
      by: admin,
      headers: { 'if-match': '"0"' },
      body: { ...edit, gtin: '036000291452' },
    })
  }
  expect(await merge()).toMatchObject({ status, body: { code } })
  expect(await merge(goes._id, goes._id)).toMatchObject({ status: 400 })
  expect(await merge(goes._id, 'no-such-product')).toMatchObject({ status: 404 })
  expect(await undo(stays._id)).toMatchObject({ status: 200 })
  expect(await undo('no-such-product')).toMatchObject({ status: 404 })
  expect([await ledgerOf(goes), await ledgerOf(stays)]).toEqual([20, 20])
})

test('rows of an import or delivery under way are refused by name, and change nothing [REAL-3]', async () => {
  const { goes, stays, merge, admin } = await twins()
  await merge()
  const change = { productId: goes._id, revision: 0, set: { price: 5 } }
  const { body } = await api('POST /products/changes', { by: admin, body: { changes: [change] } })
  expect(body.results).toEqual([{ productId: goes._id, outcome: 'missing' }])
  const delivery = { delivery: randomUUID(), lines: [{ productId: goes._id, pieces: 5 }] }
  const restocked = await api('POST /products/restock', { by: admin, body: delivery })
  expect(restocked.body.results).toMatchObject([{ productId: goes._id, outcome: 'missing' }])
  expect(await ledgerOf(stays)).toBe(40)
})

test('lines of both in one order are refused by name, and order nothing [REAL-3]', async () => {
  const { alice, goes, stays, merge } = await twins()
  await merge()
  const lines = [goes, stays].map(({ _id, price }) => ({ productId: _id, quantity: 1, price }))
  const ordered = await api('POST /orders/batch', { by: alice, body: { lines } })
  expect(ordered).toMatchObject({ status: 409, body: { fields: [{ path: 'lines.1' }] } })
  expect(await ledgerOf(stays)).toBe(40)
})

test('an order by the name of a merged product, also from a page of before, is one of the product that stays [REAL-3]', async () => {
  const { alice, goes, stays, merge } = await twins()
  const { _id: productId, product, price } = goes
  const order = (body: object) => api('POST /orders', { by: alice, body: { quantity: 2, ...body } })
  await merge()
  const page = { productId, product, price, totalPrice: 2 * price }
  expect(await order(page)).toMatchObject({ status: 200 })
  expect(await order({ product })).toMatchObject({ status: 200 })
  const other = await order({ ...page, product: 'Another drive' })
  expect(other).toMatchObject({ status: 400, body: { code: 'wrong-product' } })
  expect(await ledgerOf(stays)).toBe(36)
})

test('both ids of a merged product in one change of a purchase are one line, so that no piece is sold twice [REAL-3]', async () => {
  const { alice, admin, product } = await aShop()
  const { goes, stays, merge } = await twins()
  const { purchase } = (
    await api('POST /orders', { by: alice, body: { productId: product._id, quantity: 1 } })
  ).body
  await merge()
  const added = [goes, stays].map(({ _id: productId }) => ({ productId, quantity: 30 }))
  const change = api(`POST /purchase/${purchase}/lines`, {
    by: admin,
    headers: { 'if-match': '"0"' },
    body: { orders: [], added },
  })
  expect(await change).toMatchObject({
    status: 409,
    body: { fields: [{ path: 'added.1', code: 'already-ordered' }] },
  })
  expect(await ledgerOf(stays)).toBe(40)
})

test('a product takes nine others, whose orders one query still finds [REAL-3]', async () => {
  const { stays, merge } = await twins()
  const merged = Array.from({ length: 9 }, (_, n) => ({ _id: `gone-${n}`, product: `Drive ${n}` }))
  await db.doc(`products/${stays._id}`).update({ merged })
  expect(await merge()).toMatchObject({ status: 409, body: { code: 'above-maximum' } })
  await db.doc(`products/${stays._id}`).update({ merged: merged.slice(1) })
  expect(await merge()).toMatchObject({ status: 200 })
})

test('who waits for a merged product is mailed about the one that stays [REAL-3]', async () => {
  const { admin, alice, bob } = await aShop()
  const [goes, stays] = [await aSoldOutProduct(), await aSoldOutProduct()]
  const request = (method: string, by: typeof alice, id = goes._id) =>
    api(`${method} /product/${id}/stock-alert`, { by })
  await request('PUT', alice)
  await request('PUT', bob)
  await api(`POST /product/${goes._id}/stock`, {
    by: admin,
    body: { delta: -4, reason: 'counted' },
  })
  await api(`POST /product/${goes._id}/merge`, { by: admin, body: { into: stays._id } })
  expect((await request('GET', alice, stays._id)).body).toEqual({ requested: true })
  await request('DELETE', bob)
  await api(`POST /product/${stays._id}/stock`, {
    by: admin,
    body: { delta: 9, reason: 'received' },
  })
  const mails = async ({ uid }: typeof alice) =>
    (await db.collection('mail').where('uid', '==', uid).where('kind', '==', 'back-in-stock').get())
      .size
  expect([await mails(alice), await mails(bob)]).toEqual([1, 0])
})

test('staff see pairs of one part side by side with their orders, and no pair of other parts [REAL-3]', async () => {
  const { number, admin, alice, goes, stays, merge } = await twins()
  const other = { brand: 'Twin', partNumbers: [number], specs }
  const white = await aProduct({ ...other, product: `Drive ${number} white` })
  await aProduct({ ...other, product: goes.product, partNumbers: [number, `${number}-W`] })
  await aProduct({ ...other, brand: 'Else', product: goes.product })
  await anOrder(alice, goes)
  const read = async () => {
    const { body } = await api('GET /products/duplicates', { by: admin })
    const pairs = body.map(({ products }: { products: { product: Product; orders: number }[] }) =>
      products.map(({ product, orders }) => [product._id, orders]),
    )
    return pairs.filter(([[id]]: [[string]]) => [goes, stays, white].some(({ _id }) => _id === id))
  }
  const pair = (one: Product, other: Product, orders: number) =>
    [one, other].map(({ _id }) => [_id, _id === goes._id ? orders : 0])
  expect((await read()).map((pair: [string, number][]) => pair.toSorted())).toEqual(
    expect.arrayContaining([pair(stays, goes, 1), pair(stays, white, 0)].map((p) => p.toSorted())),
  )
  await merge()
  expect(JSON.stringify(await read())).not.toContain(goes._id)
})
