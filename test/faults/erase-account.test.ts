import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { Timestamp } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { AccountErasure } from '../../functions/src/domains/account-data/erase-account.ts'
import { EnquiryStore } from '../../functions/src/domains/enquiries/enquiry-store.ts'
import { ImageStore } from '../../functions/src/domains/images/image-store.ts'
import { NewsletterStore } from '../../functions/src/domains/newsletter/newsletter-store.ts'
import { OrderStore } from '../../functions/src/domains/orders/order-store.ts'
import { ParcelStore } from '../../functions/src/domains/orders/parcels/parcel-store.ts'
import { editPurchaseFields } from '../../functions/src/domains/orders/purchases/edit-purchase.ts'
import { OverviewStore } from '../../functions/src/domains/overview/overview-store.ts'
import { SalesRollups } from '../../functions/src/domains/overview/sales-rollups.ts'
import { ProductStore } from '../../functions/src/domains/products/product-store.ts'
import { findStockMismatches } from '../../functions/src/domains/products/reconcile-stock.ts'
import { ReviewStore } from '../../functions/src/domains/reviews/review-store.ts'
import { StockAlertStore } from '../../functions/src/domains/stock-alerts/stock-alert-store.ts'
import { UserStore } from '../../functions/src/domains/users/user-store.ts'
import { Outbox } from '../../functions/src/platform/mail/outbox.ts'
import { aPng } from '../../functions/test/support/images.ts'
import { aRecipient } from '../../functions/test/support/recipient.ts'
import { root } from '../../tools/paths.ts'
import { startApi, startFirestore } from './support/fault-shop.ts'
import { ask, order } from './support/orders.ts'
import { aProduct } from './support/products.ts'

const { host, db, aCustomer, tester } = await startFirestore()
const { anAdmin, auth, callerOf, events } = await import('../../functions/test/support/people.ts')
const [{ url }, admin] = await Promise.all([startApi(host), anAdmin()])

const products = new ProductStore(events)
const orders = new OrderStore(events)
const parcels = new ParcelStore(events)
const reviews = new ReviewStore(events)
const users = new UserStore(events, auth)
const mails = new Outbox(db)
const alerts = new StockAlertStore(db, mails)
const enquiries = new EnquiryStore(events, mails, 'shop@example.com', 14)
const overview = new OverviewStore(db, new SalesRollups(db), products)
const erasure = new AccountErasure(events, auth, users)
const shop = { ...admin, requestId: 'test' }

/** A person with documents in every collection: 2 + 1 + 1 pieces are pending, 3 delivered. */
async function aRegular() {
  const [person, product, other, soldOut] = await Promise.all([
    aCustomer(`Zora${randomUUID()}`),
    aProduct(db, tester, 100),
    aProduct(db, tester, 100),
    aProduct(db, tester, 0),
  ])
  const photo = `/api/images/${await new ImageStore(events, 1000).add(aPng(), { ...person, requestId: 'test' })}`
  const caller = callerOf(person, { photo, emailVerified: true })
  const place = async (quantity: number) => {
    const { orderIds } = await orders.purchase({ productId: product, quantity }, caller)
    return orderIds[0] ?? ''
  }
  await auth.updateUser(person.uid, { emailVerified: true })
  await users.upsert(caller, '+1 555 0100')
  await users.writeAddresses([{ ...aRecipient, name: person.name }], 0, caller)
  await place(2)
  const lines = [product, other].map((productId) => ({ productId, quantity: 1 }))
  const recipient = { ...aRecipient, name: person.name }
  const { purchase } = await orders.purchase({ lines, recipient }, caller, randomUUID())
  const corrected = { recipient, message: `For ${person.name}` }
  await editPurchaseFields(events, { id: purchase, edit: corrected, revision: 0 }, shop, true)
  await parcels.deliver(await place(3), shop)
  await orders.changeOne('order-cancelled', await place(4), caller)
  const removed = await place(5)
  await parcels.deliver(removed, shop)
  await orders.changeOne('order-deleted', removed, shop)
  await reviews.add({ rating: 5, review: `By ${person.name}` }, caller, randomUUID())
  await alerts.request(soldOut, caller)
  await new NewsletterStore(db, mails).subscribe(person.email)
  const { name, email } = person
  await enquiries.receive({ name, email, message: `From ${name}` })
  await enquiries.receive({ name, email, purchase, goods: [] })
  return { ...caller, ...person, product, other, soldOut }
}
type Regular = Awaited<ReturnType<typeof aRegular>>

/** The paths of all documents, of every collection, that contain the beginning of one of these texts. */
async function tracesOf(...wholeTexts: string[]): Promise<string[]> {
  const texts = wholeTexts.map((text) => text.slice(0, 14).toLowerCase())
  const names = (await db.listCollections()).map(({ id }) => id)
  const found = await Promise.all(names.map((name) => db.collectionGroup(name).get()))
  return found
    .flatMap(({ docs }) => docs)
    .filter((doc) => {
      const stored = `${doc.ref.path} ${JSON.stringify(doc.data())}`.toLowerCase()
      return texts.some((text) => stored.includes(text))
    })
    .map(({ ref }) => ref.path)
}

const stockOf = async (id: string) =>
  (await db.doc(`products/${id}`).get()).get('available_quantity')

/** Lets the time pass after which no late write can come, and continues all deletions. */
async function afterwards(): Promise<void> {
  const { docs } = await db.collection('erasures').get()
  for (const { ref } of docs) await ref.update({ closedAt: Timestamp.fromMillis(0) })
  // A run that meets another one leaves the rest to the next.
  while ((await db.collection('erasures').get()).size > 0) await erasure.resume()
}

/** Eight pieces of the regular are sold: three delivered ones, and five that were deleted later. */
async function expectErased({ uid, email, name, product, other }: Regular): Promise<void> {
  await afterwards()
  expect(await tracesOf(email, name, uid)).toEqual([])
  expect([await stockOf(product), await stockOf(other)]).toEqual([92, 100])
  await expect(auth.getUser(uid)).rejects.toThrow('no user record')
  expect(await findStockMismatches(db)).toEqual([])
  // What was delivered keeps its purchase.
  const sold = await db.collection('orders').where('productId', '==', product).get()
  for (const order of sold.docs) {
    const purchase = await db.doc(`purchases/${order.get('purchase')}`).get()
    expect(purchase.data()).toMatchObject({
      uid: order.get('uid'),
      status: 'delivered',
      deliveredIds: [order.id],
      totalCents: 3 * 7999,
    })
  }
}

test('a deleted account leaves no trace in any document, and every figure equals a recount [ACC-2]', async () => {
  const person = await aRegular()
  const before = await overview.read(7)
  const collections = [
    'orders',
    'purchases',
    'events',
    'mail',
    'users',
    'reviews',
    'newsletter',
    'enquiries',
    'stockAlerts',
  ]
  const traces = await tracesOf(person.email, person.name, person.uid)
  expect([...new Set(traces.map((path) => path.split('/')[0]))]).toEqual(
    expect.arrayContaining([...collections, 'images', 'uploads']),
  )

  await erasure.erase(person)
  expect(await tracesOf(person.email, person.name)).toEqual([])
  await expectErased(person)
  const after = await overview.read(7)
  // Three orders of four pieces were pending.
  expect(after.orders).toBe(before.orders - 3)
  expect(after.revenueCents).toBe(before.revenueCents - 4 * 7999)
})

test('a deletion that is interrupted after each of its steps is continued [ACC-2]', async () => {
  const person = await aRegular()
  for (let steps = 0, left = 0; left === 0; steps++) {
    left = steps
    const stop = {
      throwIfAborted: () => {
        if (left === 0) throw new Error('The instance has ended')
        left -= 1
      },
    }
    await erasure.erase(person, () => stop)
  }
  expect(await tracesOf(person.email, person.name)).toEqual([])
  await expectErased(person)
})

test('what requests of before the deletion write late is erased as well [ACC-2]', async () => {
  const person = await aRegular()
  await erasure.erase(person)
  await Promise.all([
    orders.purchase({ productId: person.product, quantity: 6 }, person),
    orders.purchase({ lines: [{ productId: person.other, quantity: 7 }] }, person),
    reviews.add({ rating: 1, review: 'Late.' }, person, randomUUID()),
    alerts.request(person.soldOut, person),
    users.upsert(person, '+1 555 0100'),
  ])
  await erasure.resume()
  expect(await db.doc(`erasures/${person.uid}`).get()).toMatchObject({ exists: true })
  await expectErased(person)
})

test('orders from another tab during the deletion are refused, or do not survive with the name [ACC-2]', async () => {
  const person = await aRegular()
  const buy = () => order(url, { by: person, productId: person.product, key: randomUUID() })
  const remove = () =>
    ask(`${url}/user/${person.email}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${person.token}` },
    })
  const removeUntilAnswered = async () => {
    let answer = await remove()
    while (answer.status === 503) answer = await remove()
    return answer
  }
  const [deleted, ...bought] = await Promise.all([
    removeUntilAnswered(),
    ...Array.from({ length: 12 }, buy),
  ])
  // 401: an attempt that met the orders has disabled the identity already.
  expect([200, 401]).toContain(deleted.status)
  for (const { status } of bought) expect([200, 401, 503]).toContain(status)
  expect((await buy()).status).toBe(401)
  await expectErased(person)
})

test('npm run erase-account deletes the account of who lost the password [ACC-2]', async () => {
  const [person, stranger] = await Promise.all([aRegular(), aCustomer()])
  const run = (email: string) =>
    promisify(execFile)(process.execPath, ['tools/admin/erase-account.ts', email], { cwd: root })
  expect((await run(person.email.toUpperCase())).stdout).toContain(`${person.email} is deleted`)
  expect(await tracesOf(person.email, person.name)).toEqual([])
  await expect(run(person.email)).rejects.toThrow('There is no account')
  expect((await auth.getUser(stranger.uid)).disabled).toBe(false)
})
