import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { beforeEach, expect, test } from 'vitest'
import { anOrder, aProduct, api, aShop, aSoldOutProduct } from '../../../test/support/api.ts'
import { aCustomer, db, type Person, tester } from '../../../test/support/people.ts'
import { EventLog } from '../../platform/events/event-log.ts'
import { Outbox } from '../../platform/mail/outbox.ts'
import { ManagedProductStore } from '../products/managed-product-store.ts'
import { ProductStore } from '../products/product-store.ts'
import { onStockEvent, stockAlertReader } from './on-event.ts'
import { StockAlertStore } from './stock-alert-store.ts'

const alerts = new StockAlertStore(db, new Outbox(db))
const events = new EventLog(db)
events.subscribe(onStockEvent(alerts))
const products = new ProductStore(events)
const managed = new ManagedProductStore(events, products)
const riseOf = (productId: string, store = managed) =>
  store.correctStock(productId, { delta: 1, reason: 'received' }, tester)

/** As the schedule reads the log, from the events of this test on. */
const reader = stockAlertReader(db, alerts, 0)
beforeEach(() => reader.position.set({ at: Timestamp.now(), eventId: '0' }))
const waitFor = (id: string, by: Person) => api(`PUT /product/${id}/stock-alert`, { by })

async function mailsTo(email: string): Promise<string[]> {
  const { docs } = await db.collection('mail').where('to', '==', email).get()
  return docs.map((mail) => mail.get('message.subject'))
}

const waiting = async (productId: string) =>
  (await db.collection('stockAlerts').where('productId', '==', productId).get()).size

test('a person asks once for a mail about a sold-out product, and withdraws [CAT-9]', async () => {
  const [alice, bob, { _id }] = await Promise.all([aCustomer(), aCustomer(), aSoldOutProduct()])
  const isRequested = async (method: string, by = alice) =>
    (await api(`${method} /product/${_id}/stock-alert`, { by })).body.requested
  expect(await isRequested('GET')).toBe(false)
  expect([await isRequested('PUT'), await isRequested('PUT')]).toEqual([true, true])
  expect(await waiting(_id)).toBe(1)
  expect([await isRequested('GET'), await isRequested('GET', bob)]).toEqual([true, false])
  expect([await isRequested('DELETE'), await isRequested('DELETE')]).toEqual([false, false])
  expect(await waiting(_id)).toBe(0)
})

test('nobody waits for a product that is in stock, a draft or unknown [CAT-9]', async () => {
  const [alice, { _id }] = await Promise.all([aCustomer(), aProduct()])
  const draft = await aProduct({ available_quantity: 4, minimum_order: 5, draft: true })
  expect(await waitFor(_id, alice)).toMatchObject({ status: 409, body: { code: 'in-stock' } })
  for (const method of ['GET', 'PUT', 'DELETE']) {
    for (const id of ['no-such-product', draft._id]) {
      const answer = await api(`${method} /product/${id}/stock-alert`, { by: alice })
      expect(answer.status).toBe(404)
    }
  }
  expect(await waiting(_id)).toBe(0)
})

test('each waiting person gets one mail when orders are cancelled or deleted, and another only after another request [MAIL-3]', async () => {
  const { alice, bob, admin } = await aShop()
  const [carol, buyer] = await Promise.all([aCustomer(), aCustomer()])
  const product = await aProduct({ available_quantity: 10, minimum_order: 5 })
  const [small, large] = [await anOrder(buyer, product, 5), await anOrder(buyer, product, 5)]
  for (const person of [alice, bob, carol]) await waitFor(product._id, person)
  await api(`DELETE /product/${product._id}/stock-alert`, { by: carol })

  const subject = `Back in stock: ${product.product}`
  await api(`DELETE /myorder/${small}`, { by: buyer })
  expect(await mailsTo(alice.email)).toEqual([subject])
  await api(`DELETE /order/${large}`, { by: admin })
  for (const person of [alice, bob]) expect(await mailsTo(person.email)).toEqual([subject])
  expect(await mailsTo(carol.email)).toEqual([])
  expect(await waiting(product._id)).toBe(0)

  const next = await anOrder(buyer, product, 6)
  await waitFor(product._id, alice)
  await api(`DELETE /order/${next}`, { by: admin })
  expect(await mailsTo(alice.email)).toEqual([subject, subject])
  expect(await mailsTo(bob.email)).toEqual([subject])
})

test('a rise that stays below the minimum order mails nobody [MAIL-3]', async () => {
  const few = { available_quantity: 1, minimum_order: 5 }
  const [alice, { _id }] = await Promise.all([aCustomer(), aProduct(few)])
  await waitFor(_id, alice)
  await riseOf(_id)
  expect(await mailsTo(alice.email)).toEqual([])
  expect(await waiting(_id)).toBe(1)
})

test('requests for a deleted product are removed without a mail [MAIL-3]', async () => {
  const [alice, { _id }] = await Promise.all([aCustomer(), aSoldOutProduct()])
  await waitFor(_id, alice)
  await products.remove(_id, tester)
  await reader.run()
  expect(await mailsTo(alice.email)).toEqual([])
  expect(await waiting(_id)).toBe(0)
})

/** The id of the mail that tells this person about a product that is back. */
async function aStockMailTo(person: Person): Promise<string> {
  const [buyer, product] = await Promise.all([aCustomer(), aProduct({ available_quantity: 5 })])
  const order = await anOrder(buyer, product, 5)
  await waitFor(product._id, person)
  await api(`DELETE /myorder/${order}`, { by: buyer })
  const { docs } = await db.collection('mail').where('to', '==', person.email).get()
  return docs.find((mail) => mail.get('message.subject').endsWith(product.product))?.id ?? ''
}

const unsubscribe = (mailId: string, options: RequestInit = { method: 'POST' }) =>
  fetch(`${process.env.API_URL}/unsubscribe/${mailId}`, options)

test('the link of a mail asks first, and then withdraws every request of its recipient [OPS-2]', async () => {
  const [alice, bob, { _id }] = await Promise.all([aCustomer(), aCustomer(), aSoldOutProduct()])
  const mailId = await aStockMailTo(alice)
  for (const person of [alice, bob]) await waitFor(_id, person)
  const mail = await db.doc(`mail/${mailId}`).get()
  expect(mail.get('message.text')).toContain(`/api/unsubscribe/${mailId}\n`)
  const page = await unsubscribe(mailId, {})
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await page.text()).toContain(
    '<form method="post"><button>Stop these mails</button></form>',
  )
  expect(await waiting(_id)).toBe(2)

  const done = await unsubscribe(mailId)
  expect(await done.text()).toContain('No more mails about products')
  const { docs } = await db.collection('stockAlerts').where('productId', '==', _id).get()
  expect(docs.map((alert) => alert.get('email'))).toEqual([bob.email])
})

test('who unsubscribes gets no mail that still waits, and is told about orders [OPS-2]', async () => {
  const [alice, bob, product] = await Promise.all([aCustomer(), aCustomer(), aProduct()])
  const order = await anOrder(alice, product)
  const [sent, queued, other] = [
    await aStockMailTo(alice),
    await aStockMailTo(alice),
    await aStockMailTo(bob),
  ]
  await db.doc(`mail/${sent}`).update({ sendAt: FieldValue.delete() })
  await unsubscribe(sent)
  const stored = (id: string) => db.doc(`mail/${id}`).get()
  expect((await stored(queued)).exists).toBe(false)
  for (const id of [sent, other, `${order}-placed`]) expect((await stored(id)).exists).toBe(true)
})

test('a mail program unsubscribes with one click (RFC 8058), also twice and after the mail is deleted [OPS-2]', async () => {
  const [alice, { _id }] = await Promise.all([aCustomer(), aSoldOutProduct()])
  const mailId = await aStockMailTo(alice)
  await waitFor(_id, alice)
  const click = () =>
    unsubscribe(mailId, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
  expect((await click()).status).toBe(200)
  expect(await waiting(_id)).toBe(0)
  await db.doc(`mail/${mailId}`).delete()
  expect((await click()).status).toBe(200)
  // The person may ask again.
  expect((await waitFor(_id, alice)).status).toBe(200)
  expect(await waiting(_id)).toBe(1)
})

/** A product in stock for which this many people still wait. */
async function aWaitedFor(people: number): Promise<string> {
  const { _id: productId } = await aProduct()
  const batch = db.batch()
  for (let person = 0; person < people; person++) {
    const email = `${person}.${productId}@example.com`
    batch.create(db.collection('stockAlerts').doc(), { productId, uid: `${person}`, email })
  }
  await batch.commit()
  return productId
}

/** Fails unless each person got one mail about this product, at most 200 in one commit. */
async function expectEachMailedOnce(productId: string, people: number): Promise<void> {
  const { docs } = await db.collection('mail').where('kind', '==', 'back-in-stock').get()
  const own = docs.filter((mail) => mail.get('to').endsWith(`.${productId}@example.com`))
  expect(own).toHaveLength(people)
  expect(new Set(own.map((mail) => mail.get('to'))).size).toBe(people)
  const commits = Map.groupBy(own, ({ createTime }) => createTime.valueOf())
  for (const mails of commits.values()) expect(mails.length).toBeLessThanOrEqual(200)
  expect(await waiting(productId)).toBe(0)
}

test('of 1,050 waiting people a request mails 1,000 and the schedule the others, each once [MAIL-3]', async () => {
  const productId = await aWaitedFor(1050)
  await riseOf(productId)
  expect(await waiting(productId)).toBe(50)
  await reader.run()
  await expectEachMailedOnce(productId, 1050)
})

test('a product whose mails cannot be written does not hold up the next one [MAIL-3]', async () => {
  const [held = '', next = ''] = [await aWaitedFor(1), await aWaitedFor(1)].sort()
  const { docs } = await db.collection('stockAlerts').where('productId', '==', held).get()
  const taken = docs.map(({ id, createTime }) => db.doc(`mail/${id}-${createTime.toMillis()}`))
  for (const mail of taken) await mail.create({})
  // An instance that ended before it woke anybody.
  const silent = new ManagedProductStore(new EventLog(db), products)
  for (const productId of [held, next]) await riseOf(productId, silent)
  await expect(reader.run()).rejects.toThrow()
  expect(await waiting(held)).toBe(1)
  await expectEachMailedOnce(next, 1)
  for (const mail of taken) await mail.delete()
  await reader.run()
  await expectEachMailedOnce(held, 1)
})

test('instances that see the same rise mail each person once [MAIL-3]', async () => {
  const productId = await aWaitedFor(450)
  await Promise.all(Array.from({ length: 4 }, () => riseOf(productId)))
  await reader.run()
  await expectEachMailedOnce(productId, 450)
})
