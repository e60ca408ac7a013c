import { randomUUID } from 'node:crypto'
import { Timestamp } from 'firebase-admin/firestore'
import { afterEach, expect, test, vi } from 'vitest'
import { anOrder, aProduct, api, aShop, eventsOf, idsOf } from '../../../test/support/api.ts'
import { emptyDatabase } from '../../../test/support/empty-database.ts'
import { aContact, anEnquiry, aWithdrawal } from '../../../test/support/enquiries.ts'
import { erased } from '../../../test/support/erased.ts'
import { anAdmin, auth, db, type Person, signIn } from '../../../test/support/people.ts'
import { served } from '../../../test/support/served.ts'
import { EventLog } from '../../platform/events/event-log.ts'
import { rateLimit } from '../../platform/http/rate-limit/rate-limit.ts'
import { Outbox } from '../../platform/mail/outbox.ts'
import { enquiryRoutes } from './enquiry-routes.ts'
import { EnquiryStore } from './enquiry-store.ts'

afterEach(() => {
  vi.useRealTimers()
})

const stranger = () => `${randomUUID()}@example.com`

/** A shop in which Alice has a purchase. */
async function aPurchase() {
  const shop = await aShop()
  const order = await anOrder(shop.alice, shop.product, 3)
  const number = String((await db.doc(`orders/${order}`).get()).get('purchase'))
  return { ...shop, order, number }
}

const withdraw = (purchase: string, email: string, name = 'Carlos Mendes') =>
  api('POST /withdrawals', { body: { name, email, purchase } })

/** What staff see that was sent with this email. */
async function enquiriesOf(email: string, by: Person) {
  const { body } = await api('GET /enquiries', { by })
  return body.filter((enquiry: { email: string }) => enquiry.email === email)
}

async function mailsTo(email: string) {
  const { docs } = await db.collection('mail').where('to', '==', email).get()
  docs.sort((a, b) => a.createTime.toMillis() - b.createTime.toMillis())
  const mails = docs.map((mail) => ({
    id: mail.id,
    ...(mail.data() as { kind: string; message: { text: string; html: string } }),
  }))
  return mails.filter(({ kind }) => kind === 'withdrawal-received')
}

/** A shop whose database has nothing else. */
function ownShop(withdrawalDays = 14) {
  const own = emptyDatabase()
  const events = new EventLog(own)
  const mails = new Outbox(own, 'https://shop.example')
  const enquiries = new EnquiryStore(events, mails, 'shop@techhouse.example', withdrawalDays)
  return { own, enquiries }
}

test('a buyer withdraws without an account: a mark on the purchase, a row for staff and a receipt with date, time and content [REACH-2]', async () => {
  const { alice, admin, number } = await aPurchase()
  const goods = [{ product: 'SSD <b>2 TB</b>', pieces: 2 }]
  const purchase = `${number.slice(0, 4)}-${number.slice(4)}`.toLowerCase()
  const content = { name: 'Carlos\u00a0Mendes', email: alice.email.toUpperCase(), purchase, goods }
  const { status, body } = await api('POST /withdrawals', { body: content })
  expect(status).toBe(200)
  const { receivedAt } = body
  expect((await api(`GET /purchase/${number}`, { by: alice })).body.withdrawnAt).toBe(receivedAt)
  const facts = { kind: 'withdrawal', doubts: [], purchaseId: number, state: 'open', answers: [] }
  expect(await enquiriesOf(alice.email, admin)).toEqual([
    { _id: expect.anything(), ...content, email: alice.email, ...facts, at: receivedAt },
  ])

  const [mail, ...more] = await mailsTo(alice.email)
  expect(more).toEqual([])
  expect(mail?.message.text).toMatch(/^Received: [A-Z][a-z]{2} \d+, \d{4}, \d+:\d\d [AP]M UTC$/m)
  for (const text of [
    'Name: Carlos Mendes',
    `Purchase: ${purchase}`,
    'Goods: SSD <b>2 TB</b>, 2 pieces',
  ]) {
    expect(mail?.message.text).toContain(text)
  }
  expect(mail?.message.html).toContain('SSD &lt;b&gt;2 TB&lt;/b&gt;')
})

test('what is wrong with a withdrawal is told to staff and to nobody else [REACH-2]', async () => {
  const { alice, bob, admin, product, order, number } = await aPurchase()
  await api(`PUT /deliver/${order}`, { by: admin })
  const days = (count: number) => Timestamp.fromMillis(Date.now() - count * 24 * 3600_000)
  const aParcelOf = async (count: number) => {
    const purchase = db.doc(`purchases/${number}`)
    const [parcel] = (await purchase.get()).get('parcels')
    await purchase.update({ parcels: [{ ...parcel, at: days(count) }] })
  }
  const other = await anOrder(alice, product)
  await api(`DELETE /myorder/${other}`, { by: alice })
  const cancelled = String((await db.doc(`events/${other}-placed`).get()).get('after.purchase'))
  const deleted = await aPurchase()
  await erased(deleted.alice)

  const cases: [purchase: string, email: string, doubts: string[]][] = [
    ['my order of May', alice.email, ['unknown-purchase']],
    ['a/b', alice.email, ['unknown-purchase']],
    [number, bob.email, ['other-email']],
    [deleted.number, deleted.alice.email, ['other-email', 'cancelled']],
    [cancelled, bob.email, ['other-email', 'cancelled']],
    [cancelled, alice.email, ['cancelled']],
  ]
  await aParcelOf(14)
  const answers = []
  for (const [purchase, email, doubts] of cases) {
    answers.push({ ...(await withdraw(purchase, email)), mails: await mailsTo(email) })
    const [row] = await enquiriesOf(email, admin)
    expect([purchase, row.purchaseId, row.doubts]).toEqual([
      purchase,
      doubts.join() === 'cancelled' ? cancelled : undefined,
      doubts,
    ])
  }
  const marks = [number, deleted.number].map(async (id) =>
    (await db.doc(`purchases/${id}`).get()).get('withdrawnAt'),
  )
  expect(await Promise.all(marks)).toEqual([undefined, undefined])

  answers.push({ ...(await withdraw(number, alice.email)), mails: await mailsTo(alice.email) })
  expect((await enquiriesOf(alice.email, admin))[0].doubts).toEqual([])
  await aParcelOf(15)
  await withdraw(number, alice.email, 'Again')
  expect((await enquiriesOf(alice.email, admin))[0].doubts).toEqual(['late', 'repeated'])

  const seen = answers.map(({ status, headers, body }) =>
    JSON.stringify([status, [...headers.keys()].join(), Object.keys(body)]),
  )
  expect(new Set(seen).size).toBe(1)
  // The receipts of two buyers, and of all others.
  const receipts = answers.map(({ mails }) =>
    mails.at(-1)?.message.text.replace(/(Received|Email|Purchase|Reference): .*/g, ''),
  )
  expect([new Set(receipts.slice(0, 5)).size, new Set(receipts.slice(5)).size]).toEqual([1, 1])
})

test('the days of a withdrawal do not begin before the last parcel [REACH-2]', async () => {
  const { alice, admin, number } = await aPurchase()
  const at = Timestamp.fromMillis(Date.now() - 20 * 24 * 3600_000)
  await db.doc(`purchases/${number}`).update({ parcels: [{ at }] })
  await withdraw(number, alice.email)
  expect((await enquiriesOf(alice.email, admin))[0].doubts).toEqual([])
})

test('without a purchase of this email the receipt has a reference, and nothing that its sender has written [REACH-2]', async () => {
  const [email, admin] = [stranger(), await anAdmin()]
  const goods = [{ product: 'Written by a stranger', pieces: 1 }]
  const body = { name: 'Log in at evil.example', purchase: 'evil.example', email, goods }
  await api('POST /withdrawals', { body })
  const [mail] = await mailsTo(email)
  const [{ _id: id }] = await enquiriesOf(email, admin)
  expect(mail?.message.text).toContain(`Reference: ${id.slice(0, 8).toUpperCase()}`)
  expect(mail?.message.html).not.toMatch(/evil|stranger/)
})

test.each([
  ['https://evil.example/login', 'evil.example'],
  ['www.evil.example', 'evil.example'],
  ['evil\u3002example', 'evil\u3002example'],
  ['evil\uff61example', 'evil\u3002example'],
  ['evil\uff0eexample', 'evil.example'],
  ['evil\u2024example', 'evil.example'],
  ['1.2.3.4:80/login', '1.2.3.4:80'],
  ['localhost\uff1a80\uff0flogin', 'localhost:80'],
])(
  'a receipt with %s has no link to %s, but the numbers of products [REACH-2]',
  async (name, link) => {
    const { alice, number } = await aPurchase()
    const goods = [{ product: 'Samsung 990 Pro 2.5 of', pieces: 1 }]
    await api('POST /withdrawals', { body: { name, purchase: number, email: alice.email, goods } })
    const [mail] = await mailsTo(alice.email)
    for (const text of [mail?.message.text, mail?.message.html]) {
      expect(text).toContain('Samsung 990 Pro 2.5 of')
      expect(text?.replaceAll('\u2060', '')).toContain(link)
      expect(text).not.toContain(link)
    }
  },
)

test('the same content is stored and mailed once, also at once and after others [REACH-2]', async () => {
  const { alice, admin, number } = await aPurchase()
  const twice = await Promise.all([withdraw(number, alice.email), withdraw(number, alice.email)])
  await withdraw(number, alice.email, 'Another name')
  const again = await withdraw(number, alice.email)
  for (const { status, body } of [...twice, again]) {
    expect([status, body]).toEqual([200, twice[0].body])
  }
  expect((await api(`GET /purchase/${number}`, { by: alice })).body.withdrawnAt).toBe(
    again.body.receivedAt,
  )
  expect(await enquiriesOf(alice.email, admin)).toHaveLength(2)
  expect(await mailsTo(alice.email)).toHaveLength(2)
})

test('a form that is sent 1,000 times is stored as often as the rate limit allows, and is one mail to the shop without its text [REACH-1]', async () => {
  const { own, enquiries } = ownShop()
  const routes = enquiryRoutes(enquiries)
  const url = await served({ routes, origins: [], guards: { rateLimit: rateLimit(120) } })
  const headers = { 'content-type': 'application/json' }
  const send = (email: string, n: number) => {
    const body = JSON.stringify({ ...aContact, email, message: `Secret ${n}` })
    return fetch(`${url}/contact`, { method: 'POST', headers, body })
  }
  const statuses: number[] = []
  for (let n = 0; n < 1000; n++) statuses.push((await send(`${n}@example.com`, n)).status)
  expect(statuses).toEqual(statuses.map((_, n) => (n < 12 ? 200 : 429)))
  expect((await own.collection('enquiries').get()).size).toBe(12)

  const mails = async () => (await own.collection('mail').get()).docs.map((mail) => mail.data())
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: 'shop@techhouse.example', kind: 'contact-received' })
  expect(mail?.message.text).toContain('https://shop.example/dashboard/inbox')
  expect(mail?.message.text).not.toMatch(/Secret|Carlos|example\.com|SHOP_EMAIL/)

  for (const { ref } of (await own.collection('enquiries').get()).docs)
    await ref.update({ state: 'closed' })
  await enquiries.receive({ ...aContact, email: stranger() })
  expect(await mails()).toHaveLength(2)
})

test('the shop gets a mail an hour while messages wait, and the same text again on another day [REACH-1]', async () => {
  const { own, enquiries } = ownShop()
  const mailed: number[] = []
  const sent = [
    [0, 'A'],
    [50, 'B'],
    [100, 'C'],
    [24 * 60, 'A'],
    [24 * 60 + 1, 'A'],
  ] as const
  for (const [minutes, message] of sent) {
    vi.setSystemTime(Date.UTC(2026, 10, 27) + minutes * 60_000)
    await enquiries.receive({ ...aContact, message })
    mailed.push((await own.collection('mail').get()).size)
  }
  expect(mailed).toEqual([1, 1, 2, 3, 3])
  const { docs } = await own.collection('enquiries').orderBy('at').get()
  expect(docs.map((enquiry) => enquiry.get('message'))).toEqual(['A', 'B', 'C', 'A'])
})

test('a contact needs a name, an email and something to read [REACH-1]', async () => {
  for (const wrong of [
    { name: ' ' },
    { email: 'nobody' },
    { message: '\n' },
    { message: 'x'.repeat(2001) },
  ]) {
    const { status, body } = await api('POST /contact', { body: { ...aContact, ...wrong } })
    expect([status, body.code, body.fields[0].path]).toEqual([
      400,
      'invalid-body',
      Object.keys(wrong)[0],
    ])
  }
})

test('a shop without withdrawal has no such address [REACH-2]', async () => {
  const withdrawal = { ...aWithdrawal, goods: [] }
  await expect(ownShop(0).enquiries.receive(withdrawal)).rejects.toMatchObject({ status: 404 })
  await ownShop(0).enquiries.receive(aContact)
})

const change = (id: string, by: Person, body: object, key?: string) =>
  api(`PUT /enquiry/${id}`, { by, body, key })

test('a contact or a withdrawal is closed once, and expires a year later [REACH-2]', async () => {
  const { admin } = await aShop()
  const id = await anEnquiry()
  const isOpen = async () => idsOf(await api('GET /enquiries?open=1', { by: admin })).includes(id)
  expect(await isOpen()).toBe(true)
  const key = randomUUID()
  for (const one of [key, key, randomUUID()]) {
    const { status, body } = await change(id, admin, { state: 'closed' }, one)
    expect([status, body.code]).toEqual(one === key ? [200, undefined] : [409, 'state-changed'])
  }
  expect(await isOpen()).toBe(false)
  const expireAt: Timestamp = (await db.doc(`enquiries/${id}`).get()).get('expireAt')
  expect((expireAt.toMillis() - Date.now()) / (24 * 3600_000)).toBeCloseTo(365, 1)
  expect(await eventsOf(`enquiries/${id}`, admin)).toMatchObject([{ after: { state: 'closed' } }])
  expect((await change('nothing-there', admin, { state: 'closed' })).status).toBe(404)
})

test.each([true, false])(
  'what was sent with an email that an account has verified (%s), or about its purchases, is exported and erased with it [REACH-2, ACC-1, ACC-2]',
  async (emailVerified) => {
    const { alice, number } = await aPurchase()
    await withdraw(number, alice.email)
    await api('POST /contact', { body: { ...aContact, email: alice.email } })
    await auth.updateUser(alice.uid, { emailVerified })
    alice.token = await signIn(alice.email)
    const { body } = await api(`POST /user/${alice.email}/export`, { by: alice })
    const texts = body.enquiries.map(
      (enquiry: { purchase: string; message: string }) => enquiry.purchase ?? enquiry.message,
    )
    expect(texts.sort()).toEqual(emailVerified ? [number, aContact.message].sort() : [number])
    expect(JSON.stringify(body.enquiries)).not.toContain('doubts')

    await erased(alice)
    const left = await db.collection('enquiries').where('email', '==', alice.email).get()
    expect(left.docs.map((enquiry) => enquiry.get('kind'))).toEqual(
      emailVerified ? [] : ['contact'],
    )
    expect(await mailsTo(alice.email)).toEqual([])
    const purchase = (await db.doc(`purchases/${number}`).get()).data()
    expect(JSON.stringify(purchase)).not.toContain(alice.email)
  },
)

test('the answer to a withdrawal from a purchase of an account goes with it, also without a verified email [BACK-1, ACC-2]', async () => {
  const { alice, admin, number } = await aPurchase()
  await withdraw(number, alice.email)
  const [{ _id: id }] = await enquiriesOf(alice.email, admin)
  await api(`POST /enquiry/${id}/answer`, { by: admin, body: { text: 'For you only.' } })
  const answers = () =>
    db
      .collection('mail')
      .where('to', '==', alice.email)
      .where('kind', '==', 'enquiry-answered')
      .get()
  expect((await answers()).size).toBe(1)
  await erased(alice)
  expect((await answers()).size).toBe(0)
})

test('an answer is one mail, also after a lost response, closes a contact, and is not sent to one that is closed [BACK-1]', async () => {
  const { admin } = await aShop()
  const email = stranger()
  await api('POST /contact', { body: { ...aContact, email } })
  const [{ _id: id }] = await enquiriesOf(email, admin)
  const answer = (text: string, key?: string) =>
    api(`POST /enquiry/${id}/answer`, { by: admin, body: { text }, key })
  const key = randomUUID()
  const first = 'Sorry!\n\nWe send another.'
  const answers = [await answer(first, key), await answer(first, key), await answer('Other', key)]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 422])
  expect((await answer(first)).body).toMatchObject({ status: 409, code: 'state-changed' })
  expect((await enquiriesOf(email, admin))[0]).toMatchObject({
    state: 'closed',
    answers: [{ text: first, at: expect.any(String) }],
  })
  const { docs } = await db.collection('mail').where('to', '==', email).get()
  expect(docs.map((mail) => mail.get('kind'))).toEqual(['enquiry-answered'])
  expect(docs[0]?.get('message.text')).toMatch(/Sorry!\n\nWe send another\.\n\nReference: /)
  expect(docs[0]?.get('message.text')).not.toContain(aContact.message)
})

test.each([
  [[], [3, 1]],
  [[['ssd', 2]], [2, undefined]],
  [
    [
      ['SSD ', 9],
      ['fan', 1],
    ],
    [3, 1],
  ],
  [
    [
      ['ssd', 1],
      ['and the cooler', 1],
    ],
    [3, 1],
  ],
])('a withdrawal of %j concerns %j pieces of the lines [BACK-1]', async (named, pieces) => {
  const { alice, admin } = await aShop()
  const [ssd, fan] = await Promise.all([aProduct(), aProduct()])
  const lines = [
    { productId: ssd._id, quantity: 3 },
    { productId: fan._id, quantity: 1 },
  ]
  const { body } = await api('POST /orders/batch', { by: alice, body: { lines } })
  const names: Record<string, string> = {
    ssd: ssd.product,
    'SSD ': `${ssd.product} `,
    fan: fan.product,
  }
  const goods = named.map(([text = '', count]) => ({ product: names[text] ?? text, pieces: count }))
  const { name, email } = { name: 'Alice', email: alice.email }
  await api('POST /withdrawals', { body: { name, email, purchase: body.purchase, goods } })
  const purchase = (await api(`GET /purchase/${body.purchase}`, { by: admin })).body
  const withdrawn = purchase.lines.map((line: { withdrawnPieces?: number }) => line.withdrawnPieces)
  expect(withdrawn).toEqual(pieces)
  expect(purchase.timeline.at(-1)).toMatchObject({ type: 'order-withdrawn', by: 'buyer' })
})
