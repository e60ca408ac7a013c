import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  anOrder,
  aProduct,
  api,
  eventsOf,
  ledgerOf,
  placeOrder,
  stockOf,
} from '../../../test/support/api.ts'
import { expectStock, expectStocks } from '../../../test/support/expect-stock.ts'
import { aCustomer, anAdmin, db, type Person } from '../../../test/support/people.ts'
import type { ImportedChange } from '../../contract/catalog/product-import.ts'

type Change = Partial<ImportedChange> & Pick<ImportedChange, 'productId'>

/** Changes products whose revision is 0 by default. */
const send = (by: Person, changes: Change[], key?: string) =>
  api('POST /products/changes', {
    by,
    key,
    body: { changes: changes.map((change) => ({ revision: 0, set: {}, ...change })) },
  })

const outcomesOf = ({ body }: { body: { results: { outcome: string }[] } }) =>
  body.results.map(({ outcome }) => outcome)

const read = async (id: string, by: Person) =>
  (await api(`GET /product/${id}?view=admin`, { by })).body

const historyOf = (id: string, by: Person) => eventsOf(`products/${id}`, by)

const counted = (delta: number) => ({ delta, reason: 'counted' as const })

test('fields and stock change in one commit with one event, and others stay as they are [IMPORT-2]', async () => {
  const [admin, product] = await Promise.all([
    anAdmin(),
    aProduct({ gtin: '4006381333931', partNumbers: ['A-1'], reorderAt: 3 }),
  ])
  const { _id: productId } = product
  const specs = { kind: 'storage' as const, capacityGb: 2000 }
  const answer = await send(admin, [{ productId, set: { price: 5, specs }, stock: counted(-4) }])
  expect(answer.body).toEqual({ results: [{ productId, outcome: 'changed' }] })
  const changed = { price: 5, specs, available_quantity: 16 }
  expect(await read(productId, admin)).toEqual({
    ...product,
    ...changed,
    revision: 1,
    draft: false,
  })
  await expectStock(product, 16)
  const [event, added, another] = await historyOf(productId, admin)
  expect(event).toMatchObject({
    type: 'product-edited',
    stock: { productId, delta: -4 },
    actor: { email: admin.email },
  })
  expect(event.before).toEqual({
    product: product.product,
    price: 79.99,
    specs: null,
    available_quantity: 20,
    revision: 0,
  })
  expect(event.after).toEqual({
    product: product.product,
    price: 5,
    specs,
    available_quantity: 16,
    reason: 'counted',
    revision: 1,
  })
  expect([added.type, another]).toEqual(['product-added', undefined])
})

test('a change of the stock alone is a correction, and one of fields alone an edit [IMPORT-2]', async () => {
  const [admin, one, other] = await Promise.all([anAdmin(), aProduct(), aProduct()])
  const changes = [
    { productId: one._id, stock: { delta: 5, reason: 'received' as const } },
    { productId: other._id, set: { brand: 'Acme' } },
  ]
  expect(outcomesOf(await send(admin, changes))).toEqual(['changed', 'changed'])
  await expectStocks([one, other], [25, 20])
  const [correction] = await historyOf(one._id, admin)
  expect(correction).toMatchObject({
    type: 'stock-corrected',
    after: { available_quantity: 25, reason: 'received' },
  })
  expect((await historyOf(other._id, admin))[0]).toMatchObject({
    type: 'product-edited',
    stock: null,
    before: { brand: null },
    after: { brand: 'Acme' },
  })
})

test('each product has its own outcome, and what is in the shop already is not written [IMPORT-2]', async () => {
  const admin = await anAdmin()
  const ids = await Promise.all([1, 2, 3].map(async () => (await aProduct())._id))
  const [same = '', edited = '', short = ''] = ids
  await send(admin, [{ productId: edited, set: { price: 6 } }])
  const { _id, available_quantity, revision, ...set } = await read(same, admin)
  const answer = await send(admin, [
    { productId: same, set },
    { productId: edited, set: { price: 7 } },
    { productId: 'nothing', set: { price: 7 } },
    { productId: short, set: { price: 7 }, stock: counted(-21) },
  ])
  expect(answer.body.results).toEqual([
    { productId: same, outcome: 'unchanged' },
    { productId: edited, outcome: 'edited' },
    { productId: 'nothing', outcome: 'missing' },
    {
      productId: short,
      outcome: 'refused',
      message: 'Only 20 in stock: remove that many or fewer',
    },
  ])
  expect((await read(edited, admin)).price).toBe(6)
  expect((await read(short, admin)).price).toBe(79.99)
  expect(await historyOf(same, admin)).toHaveLength(1)
})

test('a lost answer is asked for again with its key and nothing is written twice [IMPORT-2]', async () => {
  const [admin, product, other] = await Promise.all([anAdmin(), aProduct(), aProduct()])
  const key = randomUUID()
  const changes = [
    { productId: product._id, set: { price: 5 }, stock: counted(4) },
    { productId: other._id, stock: counted(4) },
  ]
  const answers = await Promise.all([1, 2, 3].map(() => send(admin, changes, key)))
  answers.push(await send(admin, changes, key))
  expect(answers.map(outcomesOf)).toEqual(answers.map(() => ['changed', 'changed']))
  // Later edits and orders do not change what the first answer said.
  await send(admin, [{ productId: product._id, revision: 1, set: { price: 6 } }])
  expect(outcomesOf(await send(admin, changes, key))).toEqual(['changed', 'changed'])
  await expectStocks([product, other], [24, 24])
  const [first, second] = changes
  const more = [{ ...first, set: { price: 9 } }, second] as typeof changes
  expect((await send(admin, more, key)).status).toBe(422)
  await api(`DELETE /product/${other._id}`, { by: admin })
  expect(outcomesOf(await send(admin, changes, key))).toEqual(['changed', 'changed'])
  expect(await ledgerOf(other)).toBe(0)
})

test('two admins with the same file at the same time change each product once [IMPORT-2]', async () => {
  const [admin, grace] = await Promise.all([anAdmin(), anAdmin()])
  const products = await Promise.all(Array.from({ length: 8 }, () => aProduct()))
  const changes = products.map(({ _id: productId }, index) => ({
    productId,
    set: index % 2 ? { price: 5 } : {},
    stock: counted(3),
  }))
  const answers = await Promise.all([admin, grace].map((by) => send(by, changes)))
  const [one = [], other = []] = answers.map(outcomesOf)
  expect(one.map((outcome, index) => [outcome, other[index]].sort())).toEqual(
    one.map(() => ['changed', 'edited']),
  )
  await expectStocks(
    products,
    products.map(() => 23),
  )
})

test('orders, cancellations and counted stock at the same time lose no piece [IMPORT-2]', async () => {
  const [alice, admin] = await Promise.all([aCustomer(), anAdmin()])
  const products = await Promise.all(Array.from({ length: 4 }, () => aProduct()))
  const cancelled = await Promise.all(products.map((product) => anOrder(alice, product, 2)))
  const changes = products.map(({ _id: productId }) => ({
    productId,
    set: { price: 79.5 },
    stock: counted(-5),
  }))
  const [changed, ...others] = await Promise.all([
    send(admin, changes),
    ...products.map((product) => placeOrder(alice, product, 3)),
    ...cancelled.map((id) => api(`DELETE /myorder/${id}`, { by: alice })),
  ])
  expect(outcomesOf(changed)).toEqual(products.map(() => 'changed'))
  expect(others.map(({ status }) => status)).toEqual(others.map(() => 200))
  await expectStocks(
    products,
    products.map(() => 12),
  )
})

test('more stock that comes with new prices mails those who wait [IMPORT-2]', async () => {
  const [admin, alice] = await Promise.all([anAdmin(), aCustomer()])
  const product = await aProduct({ available_quantity: 0 })
  const alert = `PUT /product/${product._id}/stock-alert`
  expect((await api(alert, { by: alice })).status).toBe(200)
  await send(admin, [{ productId: product._id, set: { price: 5 }, stock: counted(3) }])
  const waiting = await db.collection('stockAlerts').where('uid', '==', alice.uid).get()
  expect(waiting.size).toBe(0)
  expect(await stockOf(product)).toBe(3)
})

test.each([
  ['a wrong price', { set: { price: 0 } }, 'changes.0.set.price'],
  ['another reason', { stock: { delta: 1, reason: 'damaged' } }, 'changes.0.stock.reason'],
  ['no revision', { revision: undefined }, 'changes.0.revision'],
])('a change with %s is refused and nothing is written [IMPORT-2]', async (_, change, path) => {
  const [admin, product, other] = await Promise.all([anAdmin(), aProduct(), aProduct()])
  const wrong = { productId: product._id, set: { brand: 'Acme' }, ...change } as Change
  const answer = await send(admin, [wrong, { productId: other._id, set: { price: 1 } }])
  expect(answer).toMatchObject({ status: 400, body: { fields: [{ path }] } })
  expect((await read(other._id, admin)).price).toBe(79.99)
})

test('a product twice in one call, and a product too many, are refused [IMPORT-2]', async () => {
  const admin = await anAdmin()
  const change = (productId: string) => ({ productId, set: { price: 1 } })
  expect((await send(admin, [change('one'), change('one')])).status).toBe(400)
  const many = Array.from({ length: 51 }, (_, index) => change(`p${index}`))
  expect((await send(admin, many)).status).toBe(400)
})
