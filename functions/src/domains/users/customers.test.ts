import { randomUUID } from 'node:crypto'
import { FieldValue } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { aProduct, api, aShop, idsOf, placeOrder } from '../../../test/support/api.ts'
import { aContact, aWithdrawal } from '../../../test/support/enquiries.ts'
import { erased } from '../../../test/support/erased.ts'
import { aCustomer, anAdmin, db, type Person } from '../../../test/support/people.ts'
import { aRecipient } from '../../../test/support/recipient.ts'
import { accountPrefixes } from './stored-user.ts'

const find = async (q: string, by: Person) =>
  idsOf(await api(`GET /customers?q=${encodeURIComponent(q)}`, { by }))

/** A customer with a phone number, an address and a purchase. */
async function aBuyer(name: string, phoneNumber: string) {
  const buyer = await aCustomer(name)
  await api(`PUT /user/${buyer.email}`, { by: buyer, body: { phoneNumber } })
  const recipient = { ...aRecipient, name: 'Rita Mailroom', phone: `${phoneNumber}9` }
  const body = { addresses: [recipient] }
  await api('PUT /addresses', { by: buyer, body, headers: { 'if-match': '"0"' } })
  const { purchase } = (await placeOrder(buyer, await aProduct(), 2)).body
  return { buyer, recipient, purchase: String(purchase) }
}

test('staff find an account by the beginning of name, email and phone number and by a purchase number, customers do not [REACH-3]', async () => {
  const admin = await anAdmin()
  const { buyer, purchase } = await aBuyer('Zoë van Quastel-Özil', '+49 7117 001')
  const { uid, email } = buyer
  const found = ['zoe van q', 'QUASTEL', 'Quastel-o', email, email.slice(0, 20)]
  for (const q of [...found, '497117001', '49 (7117) 0019', purchase, purchase.toLowerCase()]) {
    expect(await find(q, admin)).toContain(uid)
  }
  for (const q of ['uastel', 'zoe quastel', `x${email}`, '7117001']) {
    expect(await find(q, admin)).not.toContain(uid)
  }
  const { body } = await api(`GET /customers?q=${purchase}`, { by: admin })
  const phoneNumber = '+49 7117 001'
  expect(body).toEqual([
    { _id: uid, email, name: buyer.name, phoneNumber, role: 'customer', emailVerified: false },
  ])
  await db.doc(`users/${uid}`).update({ phoneNumber: FieldValue.delete() })
  const { body: listed } = await api(`GET /customers?q=${purchase}`, { by: admin })
  expect(listed).toMatchObject([{ phoneNumber: '+49 7117 0019' }])
  for (const call of ['GET /customers?q=zoe', `GET /customer/${uid}`]) {
    expect((await api(call, { by: buyer })).status).toBe(403)
  }
  expect(await api('GET /customers?q=%20', { by: admin })).toMatchObject({
    status: 400,
    body: { code: 'invalid-query', fields: [{ path: 'q' }] },
  })
})

test('a page of 48 accounts costs 48 reads, and one for the role of the caller [REACH-3]', async () => {
  const admin = await anAdmin()
  const name = `Kw${randomUUID().slice(0, 8)}`
  const batch = db.batch()
  for (let n = 0; n < 49; n++) {
    const account = { displayName: name, email: `${n}.${name.toLowerCase()}@example.com` }
    const buyerPrefixes = accountPrefixes(account)
    const fields = { ...account, buyerPrefixes, createdAt: FieldValue.serverTimestamp() }
    batch.set(db.collection('users').doc(), fields)
  }
  await batch.commit()
  const { body, headers } = await api(`GET /customers?q=${name}&limit=48`, { by: admin })
  expect(body).toHaveLength(48)
  expect(headers.get('server-timing')).toContain('db;desc="49r 0w"')
})

test('the page of a customer has addresses, purchases, the review, messages, notes and what was sent with its email [REACH-3]', async () => {
  const { bob, admin } = await aShop()
  const { buyer, recipient, purchase } = await aBuyer('Carla Quist', '+49 7117 002')
  await api('POST /review', { by: buyer, body: { rating: 4, review: 'Packed with care.' } })
  const write = (kind: string, by: Person, text: string) =>
    api(`POST /purchase/${purchase}/${kind}`, { by, body: { text } })
  await write('messages', buyer, 'Please ring twice.')
  await write('messages', admin, 'We will.')
  await write('notes', admin, 'Pays late.')
  await placeOrder(bob, await aProduct())
  await api('POST /contact', { body: { ...aContact, email: buyer.email } })
  await api('POST /contact', { body: { ...aContact, email: bob.email } })
  const withdrawal = { ...aWithdrawal, email: buyer.email, purchase: `#${purchase}` }
  await api('POST /withdrawals', { body: withdrawal })

  const { body } = await api(`GET /customer/${buyer.uid}`, { by: admin })
  expect(body).toMatchObject({
    _id: buyer.uid,
    name: 'Carla Quist',
    role: 'customer',
    createdAt: expect.stringMatching(/^\d{4}-/),
    addresses: [recipient],
    purchases: [{ _id: purchase, status: 'pending' }],
    reviews: [{ rating: 4, review: 'Packed with care.' }],
    messages: [
      { purchase, by: 'shop', text: 'We will.', email: admin.email },
      { purchase, by: 'buyer', text: 'Please ring twice.' },
    ],
    notes: [{ purchase, text: 'Pays late.' }],
    enquiries: [
      { kind: 'withdrawal', purchaseId: purchase, doubts: [] },
      { kind: 'contact', message: aContact.message },
    ],
  })
  expect((await api('GET /customer/nobody', { by: admin })).status).toBe(404)
})

test('an erased account is found by nothing, and its export repeats no beginnings [REACH-3]', async () => {
  const admin = await anAdmin()
  const { buyer, purchase } = await aBuyer('Erasmus Quell', '+49 7117 003')
  const data = await api(`POST /user/${buyer.email}/export`, { by: buyer })
  expect(data.body.profile).toMatchObject({ displayName: 'Erasmus Quell' })
  expect(data.body.profile).not.toHaveProperty('buyerPrefixes')

  await erased(buyer)
  for (const q of ['erasmus', buyer.email, '497117003', purchase]) {
    expect(await find(q, admin)).toEqual([])
  }
  expect((await api(`GET /customer/${buyer.uid}`, { by: admin })).status).toBe(404)
  const ofErased = db.collection('users').where('buyerPrefixes', 'array-contains', 'erasmus')
  expect((await ofErased.get()).empty).toBe(true)
})
