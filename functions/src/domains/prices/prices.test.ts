import { randomUUID } from 'node:crypto'
import { Timestamp } from 'firebase-admin/firestore'
import { afterEach, expect, test, vi } from 'vitest'
import { writeProducts } from '../../../../tools/import/write-products.ts'
import type { Answer } from '../../../test/support/answer.ts'
import { aProduct, api, aShop, eventsOf, placeOrder } from '../../../test/support/api.ts'
import { emptyDatabase } from '../../../test/support/empty-database.ts'
import { newProduct } from '../../../test/support/new-product.ts'
import {
  aCustomer,
  anAdmin,
  db,
  events,
  type Person,
  tester,
} from '../../../test/support/people.ts'
import { served } from '../../../test/support/served.ts'
import type { ImportedChange } from '../../contract/catalog/product-import.ts'
import { dayMs } from '../../parts/days.ts'
import { EventLog } from '../../platform/events/event-log.ts'
import { OrderStore } from '../orders/order-store.ts'
import { ManagedProductStore } from '../products/managed-product-store.ts'
import { productRoutes } from '../products/product-routes.ts'
import { ProductStore } from '../products/product-store.ts'
import { CatalogSearch } from '../search/catalog-search.ts'
import { searchRoutes } from '../search/search-routes.ts'
import { priceReader } from './on-event.ts'
import { priceRoutes } from './price-routes.ts'
import { readHistory } from './price-store.ts'

afterEach(() => void vi.useRealTimers())

const daysAgo = (days: number) => Timestamp.fromMillis(Date.now() - days * dayMs)
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()

/** A product for 100, offered for so many days. */
async function anOffered(days = 60, fields: object = {}) {
  const product = await aProduct({ price: 100, ...fields })
  const { docs } = await db
    .collection('events')
    .where('subject', '==', `products/${product._id}`)
    .get()
  await Promise.all(docs.map(({ ref }) => ref.update({ at: daysAgo(days) })))
  return product
}

type Change = Partial<ImportedChange> & Pick<ImportedChange, 'productId'>

/** A change of prices as one; changes the revision of now. */
async function send(by: Person, changes: Change[], { id = randomUUID(), takeBack = '' } = {}) {
  const revisions = await Promise.all(
    changes.map(async ({ productId }) => (await readManaged(productId, by)).revision ?? 0),
  )
  const { status, body } = await api('POST /products/changes', {
    by,
    body: {
      priceChange: { id, name: 'Sale', products: changes.length, ...(takeBack && { takeBack }) },
      changes: changes.map((change, n) => ({ revision: revisions[n], set: {}, ...change })),
    },
  })
  return { id, status, results: body.results }
}

const readManaged = async (id: string, by: Person) =>
  (await api(`GET /product/${id}?view=admin`, { by })).body

const shownOf = async (id: string) => {
  const { price, priorPrice } = (await api(`GET /product/${id}`)).body
  return priorPrice === undefined ? { price } : { price, priorPrice }
}

test('visitors get the prices that were offered, and staff also those of drafts [PRICE-1]', async () => {
  const admin = await anAdmin()
  const { _id: id } = await anOffered(60, { draft: true })
  const prices = (view = '') => api(`GET /product/${id}/prices${view}`, view ? { by: admin } : {})
  expect((await prices()).status).toBe(404)
  await send(admin, [{ productId: id, set: { price: 90 } }])
  await api('POST /products/changes', {
    by: admin,
    body: { changes: [{ productId: id, revision: 1, set: { draft: false } }] },
  })
  await send(admin, [{ productId: id, set: { price: 80 } }])
  const { body, headers } = await prices()
  const at = expect.any(String)
  expect(body).toEqual({
    prices: [
      { at, price: 90, offered: true },
      { at, price: 80, offered: true },
    ],
    lowestPrice: 80,
  })
  expect(headers.get('cache-control')).toMatch(/^public/)
  expect((await prices('?view=admin')).body.prices).toEqual([
    { at, price: 100, offered: false },
    { at, price: 90, offered: false },
    { at, price: 90, offered: true },
    { at, price: 80, offered: true },
  ])
  expect(JSON.stringify(body)).not.toContain(admin.email)
})

test('a reduction has its reference everywhere, and an order keeps it [PRICE-2, PRICE-4]', async () => {
  const [{ alice, admin }, { _id: id, product }] = [await aShop(), await anOffered()]
  expect((await send(admin, [{ productId: id, reduction: { price: 75 } }])).results).toEqual([
    { productId: id, outcome: 'changed' },
  ])
  const reduced = { price: 75, priorPrice: 100 }
  expect(await shownOf(id)).toEqual(reduced)
  const query = new URLSearchParams({ q: product, deals: '1', sort: 'reduction', fresh: '1' })
  const found = (await api(`GET /search?${query}`)).body
  expect(found.products).toMatchObject([{ _id: id, ...reduced }])
  expect(found.facets.deals).toBe(1)
  const { body: list } = await api(`GET /products?fresh=${randomUUID().slice(0, 8)}`)
  expect(list).toContainEqual(expect.objectContaining({ _id: id, ...reduced }))
  const { body: order } = await placeOrder(alice, { _id: id }, 2)
  const { body: purchase } = await api(`GET /purchase/${order.purchase}`, { by: alice })
  expect(purchase.lines).toMatchObject([{ ...reduced, totalPrice: 150 }])

  // Downward it keeps its reference, and a rise ends it.
  const { id: lower } = await send(admin, [{ productId: id, set: { price: 70 } }])
  expect(await shownOf(id)).toEqual({ price: 70, priorPrice: 100 })
  const { id: rise } = await send(admin, [{ productId: id, set: { price: 72 } }])
  expect(await shownOf(id)).toEqual({ price: 72 })
  // Taken back from the last one on, each is as it was.
  const takeBack = (id: string, change: string) =>
    send(admin, [{ productId: id, set: { price: 1 } }], { takeBack: change })
  expect((await takeBack(id, rise)).results).toEqual([{ productId: id, outcome: 'changed' }])
  expect(await shownOf(id)).toEqual({ price: 70, priorPrice: 100 })
  await takeBack(id, lower)
  expect(await shownOf(id)).toEqual(reduced)
  const [last] = await eventsOf(`products/${id}`, admin)
  const after = { price: 75, reduction: { price: 75, reference: 100 } }
  expect(last).toMatchObject({ type: 'price-changed', before: { price: 70 }, after })
})

test('a reduction ends by its time without a write, in caches and in orders, too [PRICE-2]', async () => {
  const [admin, { _id: id, product }] = [await anAdmin(), await anOffered()]
  const end = Date.now() + 20 * 60_000
  const until = new Date(end).toISOString()
  await send(admin, [{ productId: id, reduction: { price: 75, until } }])
  // In this process, whose clock the test sets.
  const products = new ProductStore(events)
  const search = new CatalogSearch((fresh) => products.rows(fresh))
  const routes = [
    ...[...searchRoutes(search, products), ...productRoutes(products)],
    ...priceRoutes(db, products),
  ]
  const url = await served({ routes })
  async function get(path: string): Promise<Pick<Answer, 'body' | 'headers'>> {
    const response = await fetch(url + path)
    return { body: await response.json(), headers: response.headers }
  }
  const find = () => get(`/search?${new URLSearchParams({ q: product, sort: 'reduction' })}`)
  const orders = new OrderStore(events)
  const place = (price?: number) =>
    orders.purchase({ productId: id, quantity: 1, price }, { ...tester, name: 'Alice' })

  vi.useFakeTimers({ toFake: ['Date'], now: end - 1000 })
  const { body, headers } = await find()
  expect(body.products).toMatchObject([{ price: 75 }])
  expect(headers.get('cache-control')).toContain('s-maxage=1,')
  await place(75)
  vi.setSystemTime(end)
  expect((await find()).body.products[0]).toMatchObject({ price: 100 })
  expect((await find()).body.products[0].priorPrice).toBeUndefined()
  expect((await get(`/product/${id}`)).body).toMatchObject({ price: 100 })
  await expect(place(75)).rejects.toMatchObject({ status: 409, code: 'price-changed' })
  await place(100)
  const { prices } = (await get(`/product/${id}/prices`)).body
  expect(prices.map(({ price }: { price: number }) => price)).toEqual([100, 75, 100])
  expect(prices.at(-1).at).toBe(until)
})

test('the reference of a reduction that begins later is counted until then [PRICE-2]', async () => {
  const [admin, { _id: id }] = [await anAdmin(), await anOffered(29)]
  const reduction = { price: 70, from: inDays(2), until: inDays(9) }
  await send(admin, [{ productId: id, reduction }])
  expect(await shownOf(id)).toEqual({ price: 100 })
  expect((await readManaged(id, admin)).reduction).toMatchObject({ ...reduction, reference: 100 })
  await send(admin, [{ productId: id, set: { price: 90 } }])
  expect(await readManaged(id, admin)).toMatchObject({
    price: 90,
    reduction: { price: 70, regular: 90, reference: 90 },
  })
  await send(admin, [{ productId: id, set: { price: 70 } }])
  expect((await readManaged(id, admin)).reduction).toBeUndefined()
})

test('a product that was offered for less than 30 days has no reference [PRICE-2]', async () => {
  const [admin, { _id: id }] = [await anAdmin(), await anOffered(29)]
  await send(admin, [{ productId: id, reduction: { price: 70 } }])
  expect(await shownOf(id)).toEqual({ price: 70 })
  expect((await readManaged(id, admin)).reduction).toMatchObject({ price: 70, regular: 100 })
})

test.each<[string, object, object, string]>([
  ['a reduction above the price', {}, { price: 100 }, 'must be below the price'],
  [
    'one that ends before it starts',
    {},
    { price: 70, from: inDays(2), until: inDays(1) },
    'end before',
  ],
  ['one that is over', {}, { price: 70, until: inDays(-1) }, 'end before'],
  ['a draft', { draft: true }, { price: 70 }, 'Publish the product'],
])('%s is refused, and nothing is written [PRICE-2]', async (_, fields, reduction, message) => {
  const [admin, { _id: id }] = [await anAdmin(), await anOffered(60, fields)]
  // The parameters are those of the table.
  const { results } = await send(admin, [
    { productId: id, reduction: reduction as { price: number } },
  ])
  expect(results).toEqual([
    { productId: id, outcome: 'refused', message: expect.stringContaining(message) },
  ])
  expect(await readManaged(id, admin)).toMatchObject({ price: 100, revision: 0 })
})

test('overlapping reductions, a price of 0 and two prices in one change are refused [PRICE-2]', async () => {
  const [admin, { _id: id }] = [await anAdmin(), await anOffered()]
  await send(admin, [{ productId: id, reduction: { price: 70, from: inDays(2) } }])
  const { results } = await send(admin, [
    { productId: id, reduction: { price: 60, from: inDays(3) } },
  ])
  expect(results[0]).toMatchObject({
    outcome: 'refused',
    message: expect.stringMatching(/Another/),
  })
  expect((await send(admin, [{ productId: id, reduction: { price: 0 } }])).status).toBe(400)
  const both = { productId: id, set: { price: 5 }, reduction: { price: 4 } }
  expect((await send(admin, [both])).status).toBe(400)
})

test('a price edited by hand ends what was announced, and its reference is the lower one [PRICE-2]', async () => {
  const [admin, { _id: id }] = [await anAdmin(), await anOffered()]
  await send(admin, [{ productId: id, reduction: { price: 75 } }])
  await db.doc(`products/${id}`).update({ price: 85 })
  expect(await shownOf(id)).toEqual({ price: 85 })
  await send(admin, [{ productId: id, reduction: { price: 65 } }])
  const { price, priorPrice = 0 } = await shownOf(id)
  expect(price).toBe(65)
  expect(priorPrice).toBeLessThanOrEqual(85)
})

test('a merged product leads to the prices of the one that stays [PRICE-1]', async () => {
  const [admin, goes, stays] = [
    await anAdmin(),
    await anOffered(60, { price: 50 }),
    await anOffered(),
  ]
  await api(`POST /product/${goes._id}/merge`, { by: admin, body: { into: stays._id } })
  const { body } = await api(`GET /product/${goes._id}/prices?view=admin`, { by: admin })
  expect(body.prices).toMatchObject([{ price: 100 }])
})

test('what the reader writes, run by run and by two at once, equals the log, with imports and deletions [PRICE-1]', async () => {
  const own = emptyDatabase()
  const log = new EventLog(own)
  const products = new ProductStore(log)
  const managed = new ManagedProductStore(log, products)
  const run = () => priceReader(own, 0).run()
  const part = (id: string, fields: object) => ({ id, product: newProduct(fields) })
  await writeProducts(
    log,
    { id: 'x', name: 'A file' },
    [
      part('known', { price: 10 }),
      part('draft', { price: 20, draft: true }),
      part('unknown', { price: 999_999, draft: true }),
    ],
    tester,
  )
  const added = await products.add(newProduct({ price: 30 }), tester)
  const ids = ['known', 'draft', 'unknown', added]
  const recorded = async () =>
    (await own.collection('priceHistories').get()).docs.map(({ id }) => id)
  const before = await Promise.all(ids.map((id) => readHistory(own, id)))
  expect(before.map(({ entries }) => entries.map(({ cents }) => cents))).toEqual([
    [1000],
    [2000],
    [],
    [3000],
  ])
  await Promise.all([run(), run()])
  expect(await recorded()).toEqual(['draft', 'known', added].sort())
  expect(await Promise.all(ids.map((id) => readHistory(own, id)))).toEqual(
    before.map(({ entries, since }) => expect.objectContaining({ entries, since })),
  )
  for (const price of [11, 12, 13]) {
    const revision = price - 11
    const changes = ['known', 'draft', 'unknown'].map((productId) => {
      const set = { price, ...(price === 12 && { draft: false }) }
      return { productId, revision, set }
    })
    await managed.change({ changes }, tester)
    const [seen] = await Promise.all([readHistory(own, 'known'), run()])
    expect(seen.entries.at(-1)).toMatchObject({ cents: price * 100, offered: true })
  }
  await products.remove(added, tester)
  const expected = [
    [1000, 1100, 1200, 1300],
    [2000, 1100, 1200, 1300],
    [1100, 1200, 1300],
  ]
  for (const _ of ['before the run', 'after it']) {
    const histories = await Promise.all(ids.slice(0, 3).map((id) => readHistory(own, id)))
    expect(histories.map(({ entries }) => entries.map(({ cents }) => cents))).toEqual(expected)
    await run()
  }
  expect(await recorded()).toEqual(['draft', 'known', 'unknown'])
})

test('who may not manage products announces nothing [PRICE-2]', async () => {
  const [alice, { _id: id }] = [await aCustomer(), await anOffered()]
  expect((await send(alice, [{ productId: id, reduction: { price: 5 } }])).status).toBe(403)
})
