import { randomUUID } from 'node:crypto'
import { FieldPath, Query, Timestamp } from 'firebase-admin/firestore'
import { expect, test, vi } from 'vitest'
import {
  anOrder,
  aProduct,
  api,
  aSoldOutProduct,
  eventsOf,
  ledgerOf,
  placeOrder,
  stockOf,
} from '../../../test/support/api.ts'
import { callOf, endpoints } from '../../../test/support/contract.ts'
import { emptyDatabase } from '../../../test/support/empty-database.ts'
import { recordOf } from '../../../test/support/endpoint-records.ts'
import { erased, erasure, untilErased } from '../../../test/support/erased.ts'
import { aPng } from '../../../test/support/images.ts'
import {
  aCustomer,
  anAdmin,
  auth,
  callerOf,
  db,
  events,
  type Person,
  signIn,
  tester,
} from '../../../test/support/people.ts'
import { aRecipient } from '../../../test/support/recipient.ts'
import { served } from '../../../test/support/served.ts'
import { runInContext } from '../../platform/http/request/request-context.ts'
import { productImageIds } from '../images/clean-up-images.ts'
import { ImageStore } from '../images/image-store.ts'
import { eraseImage } from '../images/personal-data.ts'
import { subscriptionOf } from '../newsletter/newsletter-store.ts'
import { UserStore } from '../users/user-store.ts'
import { accountDataRoutes } from './account-data-routes.ts'
import { personalCollections } from './collections.ts'
import { AccountErasure } from './erase-account.ts'
import { exportAccount } from './export-account.ts'

const exported = (by: Person) => api(`POST /user/${by.email}/export`, { by })

const images = new ImageStore(events, 1000)
/** A customer with a document of each kind, among them a cancelled and a delivered order. */
async function aRegular() {
  const [alice, admin, product, soldOut] = await Promise.all([
    aCustomer('Alice Regular'),
    anAdmin(),
    aProduct(),
    aSoldOutProduct(),
  ])
  await api(`PUT /user/${alice.email}`, { by: alice, body: { phoneNumber: '+1 555 0100' } })
  const image = await images.add(aPng(), { ...alice, requestId: 'test' })
  const [pending, cancelled, delivered] = [
    await anOrder(alice, product, 2),
    await anOrder(alice, product),
    await anOrder(alice, product, 3),
  ]
  await api(`DELETE /myorder/${cancelled}`, { by: alice })
  await api(`PUT /deliver/${delivered}`, { by: admin })
  await api('POST /review', { by: alice, body: { rating: 4, review: 'As described.' } })
  await api(`PUT /product/${soldOut._id}/stock-alert`, { by: alice })
  await api('POST /newsletter', { body: { email: alice.email } })
  const body = { text: 'Please ring twice.' }
  await api(`POST /purchase/${pending}/messages`, { by: alice, body })
  return { alice, admin, product, soldOut, image, pending, cancelled, delivered }
}

test('people export all that the shop holds about them, and nothing about others [ACC-1]', async () => {
  const { alice, admin, soldOut, image, pending, cancelled, delivered } = await aRegular()
  await auth.updateUser(alice.uid, { emailVerified: true })
  alice.token = await signIn(alice.email)
  const { status, body } = await exported(alice)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    identity: { uid: alice.uid, email: alice.email, name: alice.name, signInMethods: ['password'] },
    profile: { _id: alice.uid, phoneNumber: '+1 555 0100', role: 'customer' },
    reviews: [{ rating: 4, review: 'As described.', email: alice.email }],
    stockAlerts: [{ productId: soldOut._id }],
    newsletter: { email: alice.email },
    messages: [{ by: 'buyer', text: 'Please ring twice.' }],
    images: [{ _id: image, url: `/api/images/${image}` }],
  })
  expect(body.newsletter).not.toHaveProperty('token')
  const ids = (rows: { _id: string }[]) => rows.map(({ _id }) => _id).sort()
  expect(ids(body.orders)).toEqual([pending, delivered].sort())
  // The buyer has cancelled one order before its mail left.
  const kinds = ['newsletter-confirm', 'order-delivered', ...Array(2).fill('order-placed')]
  expect(body.mails.map(({ kind }: { kind: string }) => kind).sort()).toEqual(kinds)
  const placed = { subject: `orders/${cancelled}`, type: 'order-placed', by: 'you' }
  for (const event of [placed, { type: 'order-delivered', by: 'shop' }]) {
    expect(body.events).toContainEqual(expect.objectContaining(event))
  }
  expect(JSON.stringify(body)).not.toContain(admin.email)

  // So that no stored field or collection of a person is forgotten.
  for (const { documents, fields } of Object.values(personalCollections)) {
    const found = await documents(db, { ...alice, emailVerified: true })?.get()
    for (const { ref, id } of found && 'docs' in found ? found.docs : found ? [found] : []) {
      expect(JSON.stringify(body)).toContain(id)
      const stored = Object.keys((await ref.get()).data() ?? {})
      expect(Object.keys(fields)).toEqual(expect.arrayContaining(stored))
    }
  }
})

test('notes of staff reach a buyer neither in the export, nor by any read or mail [ACC-1, PURCH-5]', async () => {
  const { alice, admin, pending } = await aRegular()
  for (const text of ['Pays late.', 'Pays late. Calls often.']) {
    const body = { text }
    await api(`POST /purchase/${pending}/notes`, { by: admin, body })
    await api(`POST /purchase/${pending}/messages`, { by: admin, body: { text: 'Hello' } })
    await api(`POST /purchase/${pending}/messages`, { by: alice, body: { text: 'Good morning' } })
  }
  const note = { staffNote: 'Pays late.' }
  const event = await db.collection('events').where('subject', '==', `orders/${pending}`).get()
  await Promise.all([
    db.doc(`orders/${pending}`).update(note),
    ...event.docs.map(({ ref }) => ref.update({ after: note })),
  ])
  const reads = endpoints
    .filter(({ method, responseKind }) => method === 'get' && responseKind !== 'image')
    .map(callOf)
  const answers = [await exported(alice)]
  for (const call of reads) {
    const { id, query = '' } = (await recordOf(call).request?.(alice)) ?? {}
    const ids = new Set([pending, id ?? 'x'])
    for (const one of call.includes(':') ? ids : ['']) {
      answers.push(await api(call.replace(/:\w+/, one) + query, { by: alice }))
    }
  }
  const mails = await db.collection('mail').where('to', '==', alice.email).get()
  const got = JSON.stringify([answers, mails.docs.map((mail) => mail.data())])
  const texts = ['Good morning', 'message-answered', 'Pays late.']
  expect(texts.map((text) => got.includes(text))).toEqual([true, true, false])
})

test('an export for an email that is not verified has nothing that is stored by email only [ACC-1]', async () => {
  const { alice } = await aRegular()
  await db.collection('mail').add({
    to: alice.email,
    kind: 'order-placed',
    message: { subject: 'Of another account', text: '', html: '' },
    createdAt: new Date(),
  })
  const { body } = await exported(alice)
  expect(body.newsletter).toBeUndefined()
  expect(JSON.stringify(body.mails)).not.toContain('Of another account')
  expect(body.mails).toHaveLength(3)
})

test('addresses and recipients, also as staff have corrected them, are exported and erased [PURCH-2, ACC-1, ACC-2]', async () => {
  const { alice, admin, pending, delivered } = await aRegular()
  const headers = { 'if-match': '"0"' }
  const addresses = [{ ...aRecipient, name: 'Rita at work' }]
  await api('PUT /addresses', { by: alice, body: { addresses }, headers })
  const numberOf = async (id: string) => (await db.doc(`orders/${id}`).get()).get('purchase')
  const numbers: string[] = [await numberOf(pending), await numberOf(delivered)]
  const fields = { recipient: aRecipient, reference: 'PO-4711', message: 'At the back door.' }
  for (const number of numbers) {
    await api(`PUT /purchase/${number}`, { by: admin, body: fields, headers })
  }
  const { body } = await exported(alice)
  expect(body.profile.addresses).toEqual(addresses)
  const ofOrders = expect.objectContaining({ recipient: aRecipient, reference: 'PO-4711' })
  expect(body.orders).toEqual([ofOrders, ofOrders])
  for (const number of numbers) {
    expect(body.purchases).toContainEqual(expect.objectContaining({ _id: number, ...fields }))
    const after = expect.objectContaining({ ...fields, revision: 1 })
    const event = { subject: `purchases/${number}`, by: 'shop', after }
    expect(body.events).toContainEqual(expect.objectContaining(event))
  }
  expect(JSON.stringify(body)).not.toContain(admin.email)

  await erased(alice)
  const left = await Promise.all([
    db
      .collection('events')
      .where(
        'subject',
        'in',
        numbers.map((id) => `purchases/${id}`),
      )
      .get(),
    db.collection('purchases').where(FieldPath.documentId(), 'in', numbers).get(),
    db.collection('orders').where('purchase', 'in', numbers).get(),
  ])
  expect(left.map(({ size }) => size)).toEqual([2, 2, 1])
  const stored = JSON.stringify(left.map(({ docs }) => docs.map((doc) => doc.data())))
  expect(stored).not.toMatch(/Rita|Mendes|PO-4711|back door/)
  // A page of before still has the form.
  const late = await api(`PUT /purchase/${numbers[1]}`, {
    by: admin,
    body: fields,
    headers: { 'if-match': '"1"' },
  })
  expect(late).toMatchObject({ status: 409, body: { code: 'account-deleted' } })
})

test('staff cannot change the purchase of a buyer whose account is being erased [PURCH-2, PURCH-3, PURCH-4, ACC-2]', async () => {
  const { alice, admin, product, delivered } = await aRegular()
  const other = await anOrder(alice, product)
  const { body } = await api(`PUT /deliver/${other}`, { by: admin })
  await erasure.erase({ ...alice, requestId: 'test' }, () => AbortSignal.abort())
  const { purchase, _id } = body.parcel
  const changes: [string, object?][] = [
    [`PUT /purchase/${delivered}`, { recipient: aRecipient }],
    [`POST /purchase/${purchase}/lines`, { orders: [], added: [] }],
    [`DELETE /purchase/${purchase}/parcel/${_id}`],
  ]
  for (const [call, body] of changes) {
    const answer = await api(call, { by: admin, body, headers: { 'if-match': '"0"' } })
    expect(answer).toMatchObject({ status: 409, body: { code: 'account-deleted' } })
  }
  await erasure.erase({ ...alice, requestId: 'test' })
  expect((await db.doc(`orders/${other}`).get()).get('status')).toBe('delivered')
})

test('an admin’s export has no data of the customers whose orders they changed [ACC-1]', async () => {
  const { alice, admin, pending } = await aRegular()
  await api(`DELETE /order/${pending}`, { by: admin })
  // A document edited by hand may lack its subject.
  const actor = { uid: admin.uid, email: admin.email }
  await db.collection('events').add({ type: 'order-delivered', actor, at: new Date(), before: {} })
  const { body } = await exported(admin)
  const deleted = { type: 'order-deleted', subject: `orders/${pending}` }
  expect(body.events).toContainEqual(expect.objectContaining(deleted))
  expect(JSON.stringify(body)).not.toContain(alice.email)
})

test.each([
  [310, 403, []],
  [240, 200, ['alice']],
])(
  'a deletion needs a login of the last five minutes: %i s ago is %i [ACC-2]',
  async (secondsAgo, status, expected) => {
    const deleted: string[] = []
    const person = { uid: 'alice', email: 'alice@example.com', name: 'Alice', token: '' }
    const caller = callerOf(person, { signedInAt: Date.now() - secondsAgo * 1000 })
    const erasure = {
      erase: async ({ uid }: { uid: string }) => void deleted.push(uid),
      resume: async () => 0,
    }
    const url = await served({
      routes: accountDataRoutes(db, auth, erasure),
      guards: { authenticate: async () => caller },
    })
    const response = await fetch(`${url}/user/${caller.email}`, { method: 'DELETE' })
    expect(response.status).toBe(status)
    expect(deleted).toEqual(expected)
  },
)

test('a deleted account has no token that works and no identity, and its email can sign up again [ACC-2]', async () => {
  const { alice, pending, image } = await aRegular()
  expect((await erased(alice)).body).toEqual({ deletedCount: 1 })
  const again = await api('POST /review', { by: alice, body: { rating: 1, review: 'Gone.' } })
  expect(again.status).toBe(401)
  expect((await erased(alice)).status).toBe(401)
  expect((await fetch(`${process.env.API_URL}/images/${image}`)).status).toBe(404)
  expect((await db.doc(`orders/${pending}`).get()).exists).toBe(false)
  await auth.createUser({ email: alice.email })
})

test('admins see a delivered order of a deleted account with its figures, as of "Deleted account" [ACC-2]', async () => {
  const { alice, admin, product, pending, cancelled, delivered } = await aRegular()
  await erased(alice)
  const nobody = { name: 'Deleted account', email: '', status: 'delivered', totalPrice: 239.97 }
  const { body: rows } = await api(`GET /orders?productId=${product._id}`, { by: admin })
  expect(rows).toMatchObject([{ _id: delivered, ...nobody, quantity: 3 }])
  const { body: purchase } = await api(`GET /purchase/${delivered}`, { by: admin })
  expect(purchase).toMatchObject({
    lines: [nobody],
    timeline: [
      { type: 'order-placed', by: 'buyer', email: '' },
      { type: 'order-delivered', by: 'shop', email: admin.email },
    ],
  })
  for (const [id, type] of [
    [pending, 'order-cancelled'],
    [cancelled, 'order-cancelled'],
    [delivered, 'order-delivered'],
  ]) {
    const events = await eventsOf(`orders/${id}`, admin)
    const after = { product: product.product }
    expect(events).toMatchObject([{ type }, { type: 'order-placed', after }])
    expect(JSON.stringify(events)).not.toMatch(new RegExp(`${alice.email}|${alice.name}`))
  }
  // It stays deliverable, printable and deletable like any other.
  expect((await api(`DELETE /order/${delivered}`, { by: admin })).body).toEqual({ deletedCount: 1 })
})

test('an order of which a part is delivered is exported with its parcel, and a deleted account leaves that part [PURCH-4, ACC-1, ACC-2]', async () => {
  const [alice, admin, product] = await Promise.all([aCustomer(), anAdmin(), aProduct()])
  const id = await anOrder(alice, product, 3)
  const lines = [{ orderId: id, pieces: 2, serialNumbers: [`SN-${id}`] }]
  await api(`POST /purchase/${id}/parcels`, { by: admin, body: { lines } })
  const { body } = await exported(alice)
  expect(body.purchases).toMatchObject([{ parcels: [{ lines }] }])
  expect(body.events).toContainEqual(expect.objectContaining({ type: 'order-delivered' }))

  await erased(alice)
  const { body: rows } = await api(`GET /orders?productId=${product._id}`, { by: admin })
  const delivered = { quantity: 2, totalPrice: 159.98, status: 'delivered', deliveredPieces: 2 }
  expect(rows).toMatchObject([{ _id: id, email: '', ...delivered }])
  const [event] = await eventsOf(`orders/${id}`, admin)
  const before = { productId: product._id, quantity: 3, totalPrice: 239.97, status: 'pending' }
  const stock = { productId: product._id, delta: 1 }
  expect(event).toMatchObject({ type: 'order-changed', stock, before, after: delivered })
  expect(event.before.createdAt).toBe(rows[0].createdAt)
  expect([await stockOf(product), await ledgerOf(product)]).toEqual([18, 18])
  const { docs } = await db.collection('purchases').where('orderIds', 'array-contains', id).get()
  expect(docs[0]?.data()).toMatchObject({ status: 'delivered', totalCents: 15998 })
  expect(docs[0]?.get('parcels')).toBeUndefined()
})

test('an image of a deleted account that a product or another account shows, or an admin has deleted, is kept [ACC-2, ITEM-1]', async () => {
  const [alice, bob] = await Promise.all([aCustomer(), aCustomer()])
  const by = { ...alice, requestId: 'test' }
  const add = () => images.add(aPng(), by)
  const [deleted, shown, photo, own] = [await add(), await add(), await add(), await add()]
  const further = await add()
  await aProduct({ image: `/api/images/${shown}`, images: [`/api/images/${further}`] })
  await db.doc(`users/${bob.uid}`).set({ email: bob.email, photoURL: `/api/images/${photo}` })
  await images.remove(deleted, tester)
  await erased(alice)
  const ids = [shown, further, photo, deleted, own]
  const stored = await db.getAll(...ids.map((id) => db.doc(`images/${id}`)))
  expect(stored.map(({ exists }) => exists)).toEqual([true, true, true, true, false])
  for (const image of stored) expect(image.get('uid')).toBeUndefined()
})

test('an image that another account has sent, too, is kept for that account, even amid the deletion [ACC-2]', async () => {
  const [alice, bob] = await Promise.all([aCustomer(), aCustomer()])
  const [before, amid] = [aPng(), aPng()]
  const send = (bytes: Uint8Array, by: Person) => images.add(bytes, { ...by, requestId: 'test' })
  const ids = [await send(before, alice), await send(amid, alice)]
  await send(before, bob)
  const found = await db.doc(`images/${ids[1]}`).get()
  await send(amid, bob)
  await eraseImage(db, { image: found, uid: alice.uid }, new Set())
  await erased(alice)
  const stored = await db.getAll(...ids.map((id) => db.doc(`images/${id}`)))
  expect(stored.map((image) => image.get('uid'))).toEqual([bob.uid, bob.uid])
})

test('a deletion that is out of time reads no further page of products [ACC-2]', async () => {
  const shop = emptyDatabase()
  const products = Array.from({ length: 1001 }, (_, n) => shop.doc(`products/p${n}`))
  const writer = shop.bulkWriter()
  for (const product of products) void writer.create(product, { image: '/x.svg' })
  await writer.close()
  const nextPage = vi.spyOn(Query.prototype, 'startAfter')
  await expect(productImageIds(shop, AbortSignal.abort())).rejects.toThrow('aborted')
  expect(nextPage).not.toHaveBeenCalled()
  nextPage.mockRestore()
})

test.each([
  [false, true],
  [true, false],
])(
  'a deletion with an email that is verified (%s) keeps a newsletter subscription of that email: %s [ACC-2]',
  async (emailVerified, isKept) => {
    const mallory = await aCustomer()
    await api('POST /newsletter', { body: { email: mallory.email } })
    const toOwner = { to: mallory.email, kind: 'back-in-stock', createdAt: new Date() }
    const mail = await db.collection('mail').add(toOwner)
    await auth.updateUser(mallory.uid, { emailVerified })
    await erased(mallory)
    const subscription = await subscriptionOf(db, mallory.email).get()
    expect([subscription.exists, (await mail.get()).exists]).toEqual([isKept, isKept])
  },
)

test('a deletion answers once the account is closed and its review is gone; the schedule erases the rest [ACC-2]', async () => {
  const { alice, pending, product } = await aRegular()
  const caller = callerOf(alice)
  const url = await served({
    routes: accountDataRoutes(db, auth, erasure, 0),
    guards: { authenticate: async () => caller },
  })
  const response = await fetch(`${url}/user/${alice.email}`, { method: 'DELETE' })
  expect([response.status, await response.json()]).toEqual([200, { deletedCount: 1 }])
  expect((await auth.getUser(alice.uid)).disabled).toBe(true)
  expect((await db.collection('reviews').where('uid', '==', alice.uid).get()).size).toBe(0)
  expect((await db.doc(`orders/${pending}`).get()).exists).toBe(true)
  await untilErased(alice, () => erasure.resume())
  expect((await db.doc(`orders/${pending}`).get()).exists).toBe(false)
  const { body } = await api(`GET /product/${product._id}`)
  expect(body.available_quantity).toBe(product.available_quantity - 3)
})

test('a deletion answers 200 although one of its steps waits for others or fails, and continues later [ACC-2]', async () => {
  const [{ alice, product }, bob] = await Promise.all([aRegular(), aCustomer()])
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const holding = db.runTransaction(async (transaction) => {
    await transaction.get(db.doc(`products/${product._id}`))
    await released
  })
  const offline = Object.create(auth, {
    updateUser: { value: () => Promise.reject(new Error('offline')) },
  })
  const remove = async (by: Person, identities = auth) => {
    const own = new AccountErasure(events, identities, new UserStore(events, identities))
    const caller = callerOf(by)
    const url = await served({
      routes: accountDataRoutes(db, auth, own),
      guards: { authenticate: async () => caller },
      requestMs: 15_000,
    })
    return (await fetch(`${url}/user/${by.email}`, { method: 'DELETE' })).status
  }
  expect(await Promise.all([remove(alice), remove(bob, offline)])).toEqual([200, 200])
  expect((await auth.getUser(alice.uid)).disabled).toBe(true)
  release()
  await holding
  const left = async () => {
    await erasure.resume()
    const { notFound } = await auth.getUsers([{ uid: alice.uid }, { uid: bob.uid }])
    return 2 - notFound.length
  }
  await expect.poll(left, { timeout: 60_000 }).toBe(0)
})

test('a deletion that has waited too long is refused before anything is changed [ACC-2]', async () => {
  const admin = await anAdmin()
  await new Promise<void>((done, fail) => {
    const remove = () => erasure.erase({ ...admin, requestId: 'test' })
    runInContext(() => expect(remove()).rejects.toThrow('busy').then(done, fail), 0)
  })
  expect((await db.doc(`erasures/${admin.uid}`).get()).exists).toBe(false)
  expect((await db.doc(`users/${admin.uid}`).get()).get('role')).toBe('admin')
  expect((await auth.getUser(admin.uid)).disabled).toBe(false)
})

/** Corrections of a purchase, as long ago as they count. */
async function corrections(by: Person, purchase: string, count: number) {
  const writer = db.bulkWriter()
  for (let n = 1; n <= count; n++) {
    void writer.create(db.collection('events').doc(), {
      type: 'purchase-edited',
      actor: { uid: by.uid, email: by.email },
      subject: `purchases/${purchase}`,
      stock: null,
      before: { message: `By ${by.name} before`, revision: n },
      after: { message: `By ${by.name} after`, revision: n + 1 },
      requestId: `test ${n}`,
      at: Timestamp.fromMillis(Date.now() - n * 1000),
    })
  }
  await writer.close()
  await db.doc(`purchases/${purchase}`).update({ revision: count })
}

async function aLongHistory() {
  const [alice, product] = await Promise.all([aCustomer(`Zoe ${randomUUID()}`), aProduct()])
  const { body } = await placeOrder(alice, product)
  await corrections(alice, body.purchase, 250)
  return { alice, order: body.insertedId, purchase: body.purchase }
}

test('a history of any length is exported in parts, and no part of it is read as a whole [ACC-1, API-21]', async () => {
  const { alice } = await aLongHistory()
  const { body } = await exported(alice)
  expect(body.events).toHaveLength(251)
  expect(new Set(body.events.map(({ _id }: { _id: string }) => _id)).size).toBe(251)
  const size = JSON.stringify(body).length
  const whole = vi.spyOn(Query.prototype, 'get')
  const parts = await exportAccount(db, auth, { ...alice, emailVerified: false })
  for await (const part of parts) expect(part.length).toBeLessThan(size / 5)
  expect(whole).not.toHaveBeenCalled()
  whole.mockRestore()
})

test('a history that is longer than a commit is erased [ACC-2]', async () => {
  const { alice, purchase } = await aLongHistory()
  await erased(alice)
  const { docs } = await db
    .collection('events')
    .where('subject', '==', `purchases/${purchase}`)
    .get()
  expect(docs).toHaveLength(250)
  expect(JSON.stringify(docs.map((event) => event.data()))).not.toMatch(/Zoe|example\.com/)
})

test('a purchase shows the newest fifty of its corrections, and reads no more [PURCH-1, PURCH-2]', async () => {
  const { alice, order, purchase } = await aLongHistory()
  const { body, headers } = await api(`GET /purchase/${purchase}`, { by: alice })
  const types = body.timeline.map(({ type }: { type: string }) => type)
  expect(types).toEqual([...Array(50).fill('purchase-edited'), 'order-placed'])
  expect(body.lines).toMatchObject([{ _id: order, status: 'pending' }])
  expect(headers.get('server-timing')).toContain('db;desc="54r 0w"')
})
