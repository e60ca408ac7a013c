import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  anOrder,
  aProduct,
  api,
  aShop,
  eventsOf,
  idsOf,
  ledgerOf,
  placeOrder,
  stockOf,
} from '../../../test/support/api.ts'
import { expectStock } from '../../../test/support/expect-stock.ts'
import { aCustomer, anAdmin, db, type Person } from '../../../test/support/people.ts'
import type { Product } from '../../contract/catalog/product.ts'

/** The body of an edit that changes these fields. */
const editOf = ({ _id, available_quantity, ...fields }: Product, change: object = {}) => ({
  ...fields,
  draft: false,
  ...change,
})

interface Sent {
  revision?: number
  key?: string
}

/** Edits a product whose revision is 0 by default. */
const edit = (by: Person, product: Product, change = {}, { revision = 0, key }: Sent = {}) =>
  api(`PUT /product/${product._id}`, {
    by,
    body: editOf(product, change),
    key,
    headers: { 'if-match': `"${revision}"` },
  })

const correct = (by: Person, { _id }: Product, body: object, key?: string) =>
  api(`POST /product/${_id}/stock`, { by, body, key })

const historyOf = ({ _id }: Product, admin: Person) => eventsOf(`products/${_id}`, admin)

test('an edit writes the changed fields, keeps id and stock, and is recorded before and after [STAFF-1]', async () => {
  const [admin, alice] = await Promise.all([anAdmin(), aCustomer()])
  const specs = { kind: 'storage' as const, capacityGb: 2000 }
  const product = await aProduct({ specs })
  await anOrder(alice, product, 3)
  const name = `Renamed ${randomUUID()}`
  const change = { product: name, price: 59.99, reorderAt: 8, specs: undefined }
  const edited = await edit(admin, product, change)
  expect(edited).toMatchObject({ status: 200, body: { modifiedCount: 1, revision: 1 } })
  const { body } = await api(`GET /product/${product._id}`)
  const { specs: _, ...rest } = product as Product & { specs: object }
  const changed = { product: name, price: 59.99, available_quantity: 17, revision: 1 }
  expect(body).toEqual({ ...rest, ...changed })
  const [event] = await historyOf(product, admin)
  expect(event).toMatchObject({
    type: 'product-edited',
    stock: null,
    actor: { email: admin.email },
    before: { product: product.product, price: 79.99, reorderAt: null, specs, revision: 0 },
    after: { product: name, price: 59.99, reorderAt: 8, specs: null, revision: 1 },
  })
  expect(Object.keys(event.after)).toHaveLength(5)
  const managed = await api(`GET /product/${product._id}?view=admin`, { by: admin })
  expect(managed.body).toEqual({ ...body, draft: false, reorderAt: 8 })
})

test('an edit needs the revision that was read, and a stale one gets the current product [STAFF-1]', async () => {
  const [admin, product] = await Promise.all([anAdmin(), aProduct()])
  const call = `PUT /product/${product._id}`
  const body = editOf(product, { price: 1 })
  expect(await api(call, { by: admin, body })).toMatchObject({
    status: 428,
    body: { code: 'revision-required' },
  })
  for (const match of ['0', '*', 'W/"0"', '"0", "1"', '"x"']) {
    const answer = await api(call, { by: admin, body, headers: { 'if-match': match } })
    expect(answer.status).toBe(400)
  }
  expect((await edit(admin, product, { price: 1 })).status).toBe(200)
  const stale = await edit(admin, product, { price: 2 })
  expect(stale).toMatchObject({
    status: 412,
    body: { code: 'stale', current: { ...product, price: 1, revision: 1, draft: false } },
  })
  const unchanged = await edit(admin, product, { price: 1 }, { revision: 1 })
  expect(unchanged.body).toEqual({ modifiedCount: 0, revision: 1 })
  expect(await historyOf(product, admin)).toHaveLength(2)
  expect((await edit(admin, { ...product, _id: 'nothing' })).status).toBe(404)
})

test.each([
  ['a price of 0', { price: 0 }, 'price'],
  ['an unsafe image', { image: 'javascript:alert(1)' }, 'image'],
  ['no statement whether it is a draft', { draft: undefined }, 'draft'],
])('an edit with %s is refused [STAFF-1]', async (_, change, path) => {
  const [admin, product] = await Promise.all([anAdmin(), aProduct()])
  expect(await edit(admin, product, change)).toMatchObject({
    status: 400,
    body: { fields: [{ path }] },
  })
})

test('an edit or a correction that is sent again with its key succeeds and is done once [STAFF-1, STAFF-2]', async () => {
  const [admin, product] = await Promise.all([anAdmin(), aProduct()])
  const key = randomUUID()
  const reprice = (price: number) => edit(admin, product, { price }, { key })
  const edits = [...(await Promise.all([5, 5, 5].map(reprice))), await reprice(5)]
  expect(edits.map(({ status, body }) => [status, body])).toEqual(
    edits.map(() => [200, { modifiedCount: 1, revision: 1 }]),
  )
  expect((await reprice(6)).status).toBe(422)

  const receive = (delta: number) =>
    correct(admin, product, { delta, reason: 'received', note: 'Box 7' }, `${key}-stock`)
  const corrections = [...(await Promise.all([5, 5].map(receive))), await receive(5)]
  expect(corrections.map(({ body }) => body)).toEqual(
    corrections.map(() => ({ available_quantity: 25 })),
  )
  expect((await receive(6)).status).toBe(422)
  await expectStock(product, 25)
  const [event, ...earlier] = await historyOf(product, admin)
  expect(event).toMatchObject({
    type: 'stock-corrected',
    stock: { productId: product._id, delta: 5 },
    before: { product: product.product, available_quantity: 20 },
    after: {
      product: product.product,
      available_quantity: 25,
      reason: 'received',
      note: 'Box 7',
    },
  })
  expect(earlier).toHaveLength(2)

  await api(`DELETE /product/${product._id}`, { by: admin })
  expect((await reprice(5)).body).toEqual({ modifiedCount: 1, revision: 1 })
})

test('of two edits of one revision one is written, the other is refused [STAFF-1]', async () => {
  const [admin, other, product] = await Promise.all([anAdmin(), anAdmin(), aProduct()])
  const edits = await Promise.all(
    [admin, other].map((by, n) => edit(by, product, { price: 10 + n })),
  )
  expect(edits.map(({ status }) => status).sort()).toEqual([200, 412])
})

test('a renamed product is ordered by its new name, and an old name is told apart [STAFF-1]', async () => {
  const { admin, alice, product } = await aShop()
  const order = (body: object) => api('POST /orders', { by: alice, body: { quantity: 1, ...body } })
  const byId = { productId: product._id, price: product.price }
  expect((await order({ ...byId, product: product.product })).status).toBe(200)
  const name = `Renamed ${randomUUID()}`
  await edit(admin, product, { product: name, price: 99 })
  expect((await order({ product: product.product })).status).toBe(404)
  expect(await order({ productId: product._id, product: product.product })).toMatchObject({
    status: 400,
    body: { code: 'wrong-product' },
  })
  expect(await order(byId)).toMatchObject({ status: 409, body: { code: 'price-changed' } })
  expect((await order({ product: name })).status).toBe(200)
  const [placed, first] = (await api('GET /myorders', { by: alice })).body
  expect(placed).toMatchObject({ product: name, price: 99 })
  expect(first).toMatchObject({ product: product.product, price: product.price })
})

test.each([
  ['more than is there', { delta: -21, reason: 'damaged' }, 409],
  ['more than a shop can have', { delta: 1_000_000, reason: 'received' }, 409],
  ['nothing', { delta: 0, reason: 'counted' }, 400],
  ['half a piece', { delta: 0.5, reason: 'counted' }, 400],
  ['no reason', { delta: 1 }, 400],
  ['an unknown reason', { delta: 1, reason: 'stolen' }, 400],
])('a correction by %s is refused and writes nothing [STAFF-2]', async (_, body, status) => {
  const [admin, product] = await Promise.all([anAdmin(), aProduct()])
  expect((await correct(admin, product, body)).status).toBe(status)
  await expectStock(product, 20)
})

test('stock above the maximum, after a cancelled order, can be lowered but not raised [STAFF-2]', async () => {
  const [admin, alice] = await Promise.all([anAdmin(), aCustomer()])
  const product = await aProduct({ price: 1, available_quantity: 1_000_000 })
  const order = await anOrder(alice, product, 3)
  const count = async (delta: number) =>
    (await correct(admin, product, { delta, reason: 'counted' })).status
  expect(await count(3)).toBe(200)
  expect((await api(`DELETE /myorder/${order}`, { by: alice })).status).toBe(200)
  expect(await stockOf(product)).toBe(1_000_003)
  expect(await count(1)).toBe(409)
  expect(await count(-2)).toBe(200)
  expect(await stockOf(product)).toBe(1_000_001)
})

test('more stock, a lower minimum and publishing mail those who wait [STAFF-2, STAFF-3]', async () => {
  const [admin, alice] = await Promise.all([anAdmin(), aCustomer()])
  const product = await aProduct({ available_quantity: 1, minimum_order: 2 })
  const alert = `/product/${product._id}/stock-alert`
  const editNth = (revision: number, change: object) => edit(admin, product, change, { revision })
  const isWaiting = async () =>
    (await db.collection('stockAlerts').where('uid', '==', alice.uid).get()).size > 0
  expect((await api(`PUT ${alert}`, { by: alice })).status).toBe(200)
  expect((await editNth(0, { draft: true })).status).toBe(200)
  await correct(admin, product, { delta: 5, reason: 'received' })
  expect(await isWaiting()).toBe(true)
  expect((await editNth(1, {})).status).toBe(200)
  expect(await isWaiting()).toBe(false)

  expect((await editNth(2, { minimum_order: 7 })).status).toBe(200)
  expect((await api(`PUT ${alert}`, { by: alice })).status).toBe(200)
  await correct(admin, product, { delta: 1, reason: 'received' })
  expect(await isWaiting()).toBe(false)
})

/** Whether customers see a product: in the list, in the search and by its id. */
async function seen({ _id: id, product }: Product): Promise<boolean[]> {
  const fresh = randomUUID().slice(0, 8)
  const list = await api(`GET /products?fresh=${fresh}`)
  const found = await api(`GET /search?${new URLSearchParams({ q: product, fresh })}`)
  const { status } = await api(`GET /product/${id}`)
  expect([200, 404]).toContain(status)
  return [...[list, found].map(({ body }) => JSON.stringify(body).includes(id)), status === 200]
}

test('a draft is in no public response and cannot be ordered until it is published [STAFF-3]', async () => {
  const [admin, alice] = await Promise.all([anAdmin(), aCustomer()])
  const product = await aProduct({ draft: true })
  const orderByName = { product: product.product, quantity: 1 }
  const byName = () => api('POST /orders', { by: alice, body: orderByName })
  const isSeen = [true, true, true]
  const isHidden = [false, false, false]
  const publish = (draft: boolean, revision: number) =>
    edit(admin, product, { draft }, { revision })

  expect(await seen(product)).toEqual(isHidden)
  expect((await placeOrder(alice, product)).status).toBe(404)
  expect((await byName()).status).toBe(404)
  const drafts = (await api('GET /products?view=admin&state=draft', { by: admin })).body
  expect(drafts).toContainEqual({ ...product, revision: 0 })

  expect((await publish(false, 0)).status).toBe(200)
  expect(await seen(product)).toEqual(isSeen)
  expect((await byName()).status).toBe(200)

  expect((await publish(true, 1)).status).toBe(200)
  expect(await seen(product)).toEqual(isHidden)
  expect((await placeOrder(alice, product)).status).toBe(404)

  expect((await publish(false, 2)).status).toBe(200)
  expect(await seen(product)).toEqual(isSeen)
})

test('a draft of the same name hides no product, and a cancelled order returns to a draft [STAFF-3]', async () => {
  const [admin, alice, product] = await Promise.all([anAdmin(), aCustomer(), aProduct()])
  await aProduct({ product: product.product, draft: true })
  const body = { product: product.product, quantity: 4 }
  const { insertedId } = (await api('POST /orders', { by: alice, body })).body
  await edit(admin, product, { draft: true })
  expect((await api(`DELETE /myorder/${insertedId}`, { by: alice })).status).toBe(200)
  const managed = await api(`GET /product/${product._id}?view=admin`, { by: admin })
  expect(managed.body).toMatchObject({ available_quantity: 20, draft: true })
  expect(await ledgerOf(product)).toBe(20)
})

test('the admin list is searched, filtered, sorted and paged by the server [STAFF-4, SCALE-2]', async () => {
  const by = await anAdmin()
  const tag = randomUUID().slice(0, 8)
  const add = (name: string, fields: object) => aProduct({ product: `${name} ${tag}`, ...fields })
  const a = await add('Ärmel 10', { price: 3, available_quantity: 9, minimum_order: 5 })
  const b = await add('Armel 9', { price: 1, available_quantity: 9, reorderAt: 9 })
  const c = await add('Boot', { price: 2, available_quantity: 1, type: `Kind ${tag}` })
  const d = await add('Draft', { price: 4, available_quantity: 0, draft: true })
  const list = async (query: string) =>
    idsOf(await api(`GET /products?view=admin&${query}`, { by }))
  const ids = (...rows: Product[]) => rows.map(({ _id }) => _id)

  expect(await list(`q=${tag}`)).toEqual(ids(d, c, b, a))
  expect(await list(`q=armel+${tag}&sort=name`)).toEqual(ids(b, a))
  expect(await list(`q=${tag}&sort=price-asc`)).toEqual(ids(b, c, a, d))
  expect(await list(`q=${tag}&sort=stock-desc`)).toEqual(ids(b, a, c, d))
  expect(await list(`q=${tag}&sort=value-desc`)).toEqual(ids(a, b, c, d))
  expect(await list(`q=${tag}&sort=price-asc&limit=2&offset=1`)).toEqual(ids(c, a))
  expect(await list(`q=${tag}&after=${c._id}`)).toEqual(ids(b, a))
  expect(await list(`q=${tag}&state=low&after=${d._id}`)).toEqual(ids(c, a))
  expect(await list(`q=${tag}&after=a-deleted-product`)).toEqual(ids(d, c, b, a))
  expect(await list(`q=${tag}&state=draft`)).toEqual(ids(d))
  expect(await list(`q=${tag}&state=low`)).toEqual(ids(c, a))
  expect(await list(`type=Kind+${tag}`)).toEqual(ids(c))
  const summary = (await api(`GET /products/summary?q=${tag}`, { by })).body
  expect(summary).toMatchObject({ all: 4, draft: 1, low: 2 })
  expect(summary.types).toContain(`Kind ${tag}`)
  expect(summary.brands).toEqual([...new Set(summary.brands)].sort())
  for (const query of ['state=gone', 'sort=odd', 'limit=0', 'offset=-1', `q=${'x'.repeat(201)}`]) {
    expect((await api(`GET /products?view=admin&${query}`, { by })).status).toBe(400)
  }
})

test('admins find parts whose facts contradict one another, until they are corrected [REAL-1]', async () => {
  const by = await anAdmin()
  const tag = randomUUID().slice(0, 8)
  const specs = { kind: 'motherboard', socket: 'AM5', chipset: 'B550' } as const
  const wrong = await aProduct({ product: `Wrong ${tag}`, specs })
  await aProduct({ product: `Right ${tag}`, specs: { ...specs, chipset: 'B650' } })
  const list = await api(`GET /products?view=admin&q=${tag}&state=contradictory`, { by })
  expect(idsOf(list)).toEqual([wrong._id])
  const summary = (await api(`GET /products/summary?q=${tag}`, { by })).body
  expect(summary).toMatchObject({ all: 2, contradictory: 1 })
})

test('a part number or GTIN in any spelling, its beginning and a brand find a product for admins [ITEM-1]', async () => {
  const by = await anAdmin()
  const tag = randomUUID().slice(0, 8).toUpperCase()
  const brand = `Brand ${tag}`
  const numbers = { partNumbers: ['OTHER', `MZ-${tag} /AM`], gtin: '036000291452' }
  const one = await aProduct({ brand, ...numbers })
  await aProduct({ partNumbers: [`XMZ-${tag}`] })
  const found = async (q: string) =>
    idsOf(await api(`GET /products?view=admin&q=${encodeURIComponent(q)}`, { by }))
  for (const q of [`mz${tag}`.toLowerCase(), ` MZ ${tag}/A`, brand, `brand ${tag}`]) {
    expect(await found(q)).toEqual([one._id])
  }
  expect(await found(`mz-${tag}/AM2`)).toEqual([])
  for (const q of ['0 036000 291452', '36000-29']) expect(await found(q)).toContain(one._id)
  expect((await api('GET /products/summary', { by })).body.brands).toContain(brand)
})
