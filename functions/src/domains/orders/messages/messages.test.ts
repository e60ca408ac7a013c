import { randomUUID } from 'node:crypto'
import { Timestamp } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { anOrder, api, aShop, idsOf } from '../../../../test/support/api.ts'
import { auth, db, events, type Person } from '../../../../test/support/people.ts'
import { maxMessagesPerDay } from '../../../contract/orders/purchase-message.ts'
import { AccountErasure } from '../../account-data/erase-account.ts'
import { UserStore } from '../../users/user-store.ts'

/** A shop in which Alice has a purchase. */
async function aPurchase() {
  const shop = await aShop()
  const order = await anOrder(shop.alice, shop.product)
  const id = String((await db.doc(`orders/${order}`).get()).get('purchase'))
  return { ...shop, order, id }
}

const write = (by: Person, id: string, text: string, key?: string) =>
  api(`POST /purchase/${id}/messages`, { by, body: { text }, key })
const note = (by: Person, id: string, text: string) =>
  api(`POST /purchase/${id}/notes`, { by, body: { text } })
const read = async (by: Person, id: string) => (await api(`GET /purchase/${id}`, { by })).body

/** The mails about messages of this buyer. */
async function mailsAbout({ uid }: Person) {
  const { docs } = await db.collection('mail').where('uid', '==', uid).get()
  return docs.map((mail) => mail.data()).sort((a, b) => a.createdAt - b.createdAt)
}

const erase = ({ uid, email }: Person) =>
  new AccountErasure(events, auth, new UserStore(events, auth)).erase({
    uid,
    email,
    requestId: 'test',
  })

test('buyer and staff write to each other, also by the id of an order, and a stranger does neither [PURCH-5]', async () => {
  const { alice, bob, admin, order, id } = await aPurchase()
  expect((await write(alice, order, 'When does it come?')).status).toBe(200)
  expect((await write(admin, id, 'On Friday,\nbefore noon.')).status).toBe(200)
  const texts = [
    { by: 'buyer', text: 'When does it come?' },
    { by: 'shop', text: 'On Friday,\nbefore noon.' },
  ]
  const seen = await read(alice, id)
  expect(seen.messages).toMatchObject(texts)
  expect(JSON.stringify(seen)).not.toContain(admin.email)
  const { messages, notes } = await read(admin, id)
  expect(messages).toMatchObject([{ email: alice.email }, { email: admin.email }])
  expect(notes).toEqual([])

  for (const unknown of [id, 'nothing-there']) {
    expect((await write(bob, unknown, 'Whose is it?')).status).toBe(404)
  }
  for (const path of ['notes', 'messages']) {
    const call = `POST /purchase/nothing-there/${path}`
    expect((await api(call, { by: admin, body: { text: 'Hello' } })).status).toBe(404)
  }
  expect((await api('PUT /purchase/nothing-there/answered', { by: admin })).status).toBe(404)
  expect((await write(alice, id, ' \n ')).status).toBe(400)
  expect((await read(alice, id)).messages).toMatchObject(texts)
})

test('staff see which purchases wait for an answer, until they write or need not [PURCH-5]', async () => {
  const { alice, admin, id } = await aPurchase()
  const isListed = async () => {
    const waiting = await api('GET /purchases?view=admin&unanswered=1', { by: admin })
    return idsOf(waiting).includes(id)
  }
  for (const answer of [
    () => write(admin, id, 'On Friday.'),
    () => api(`PUT /purchase/${id}/answered`, { by: admin }),
  ]) {
    expect(await isListed()).toBe(false)
    await write(alice, id, 'When does it come?')
    expect(await isListed()).toBe(true)
    await note(admin, id, 'Calls often.')
    expect(await isListed()).toBe(true)
    expect((await answer()).status).toBe(200)
  }
  expect(await isListed()).toBe(false)
})

test('staff’s text is mailed to the buyer, and many texts of a buyer are one mail to the shop, without them [PURCH-5]', async () => {
  const { alice, admin, id } = await aPurchase()
  await write(alice, id, 'First secret.')
  await write(alice, id, 'Second secret.')
  await write(admin, id, 'On <Friday>,\r\n\r\nbefore noon.')
  await write(alice, id, 'Third secret.')
  const mails = await mailsAbout(alice)
  expect(mails).toMatchObject([
    { to: 'shop@techhouse.example', kind: 'message-received' },
    { to: alice.email, kind: 'message-answered' },
    { to: 'shop@techhouse.example', kind: 'message-received' },
  ])
  expect(JSON.stringify(mails)).not.toContain('secret')
  const { text, html } = mails[1]?.message ?? {}
  expect(text).toContain('\n\nOn <Friday>,\n\nbefore noon.\n\n')
  expect(html).toContain('On &lt;Friday&gt;,</p>')
  for (const mail of mails) expect(mail.message.text).toContain(`/dashboard/order/${id}`)
})

test('an admin is the buyer of their own purchase [PURCH-5]', async () => {
  const { admin, product } = await aPurchase()
  const order = await anOrder(admin, product)
  await write(admin, order, 'Is it there?')
  expect(await read(admin, order)).toMatchObject({ messages: [{ by: 'buyer' }], unanswered: true })
})

test('a repeated request writes, counts and mails once, and its key takes no other text [PURCH-5]', async () => {
  const { alice, admin, id } = await aPurchase()
  const key = randomUUID()
  const [first, ...again] = [
    await write(alice, id, 'Hello', key),
    ...(await Promise.all([1, 2].map(() => write(alice, id, 'Hello', key)))),
  ]
  for (const { body } of again) expect(body).toEqual(first?.body)
  expect((await write(alice, id, 'Another', key)).status).toBe(422)
  expect((await read(admin, id)).messages).toHaveLength(1)
  expect((await db.doc(`messageCounts/${alice.uid}`).get()).get('count')).toBe(1)
  expect(await mailsAbout(alice)).toHaveLength(1)
})

test('a buyer sends 30 messages and corrections a day, staff more, and a repeated one is answered at the limit [PURCH-2, PURCH-5]', async () => {
  const { alice, admin, id } = await aPurchase()
  const key = randomUUID()
  await write(alice, id, 'First', key)
  const counter = db.doc(`messageCounts/${alice.uid}`)
  await counter.update({ count: maxMessagesPerDay })
  const refused = await write(alice, id, 'One more')
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-messages' } })
  const correct = (by: Person) =>
    api(`PUT /purchase/${id}`, { by, body: { message: 'Hello' }, headers: { 'if-match': '"0"' } })
  expect(await correct(alice)).toMatchObject({ status: 429, body: { code: 'too-many-messages' } })
  expect((await correct(admin)).status).toBe(200)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await write(alice, id, 'First', key)).status).toBe(200)
  expect((await write(admin, id, 'Good morning')).status).toBe(200)
  await counter.update({ day: Math.floor(Date.now() / 86_400_000) - 1 })
  expect((await write(alice, id, 'Next day')).status).toBe(200)
  expect((await counter.get()).get('expireAt')).toBeInstanceOf(Timestamp)
})

test('messages and notes are erased with the buyer, to whom nobody writes any more, and staff’s accounts are taken out [PURCH-5, ACC-2]', async () => {
  const { alice, bob, admin, order, product, id } = await aPurchase()
  await api(`PUT /deliver/${order}`, { by: admin })
  await write(alice, id, 'Hello')
  await write(admin, id, 'Good morning')
  await note(admin, id, 'Pays late.')
  await erase(alice)
  expect(await read(admin, id)).toMatchObject({ messages: [], notes: [] })
  expect(await mailsAbout(alice)).toEqual([])
  expect((await db.doc(`messageCounts/${alice.uid}`).get()).exists).toBe(false)
  const refused = await write(admin, id, 'Are you there?')
  expect(refused).toMatchObject({ status: 409, body: { code: 'buyer-deleted' } })
  expect((await note(admin, id, 'The account is gone.')).status).toBe(200)

  const ofBob = await anOrder(bob, product)
  await write(admin, ofBob, 'It is on its way.')
  await erase(admin)
  expect((await read(bob, ofBob)).messages).toMatchObject([{ text: 'It is on its way.' }])
  for (const collection of ['messages', 'notes']) {
    const left = await db.collection(collection).where('author.email', '==', admin.email).get()
    expect(left.size).toBe(0)
  }
})
