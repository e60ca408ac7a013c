import { randomUUID } from 'node:crypto'
import * as shop from '@tech-house/shop'
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { anOrder, aProduct, api, aShop, placeOrder } from '../../../test/support/api.ts'
import { aCustomer, auth, db, type Person, signIn } from '../../../test/support/people.ts'
import { formatPrice } from '../../parts/format-number.ts'

/** The mails to this person, oldest first. */
async function mailsTo({ email }: Person) {
  const { docs } = await db.collection('mail').where('to', '==', email).orderBy('createdAt').get()
  return docs
}

const kindsTo = async (person: Person) => (await mailsTo(person)).map((mail) => mail.get('kind'))

/** Fails unless the mail says this, as text and as HTML. */
function expectWords(mail: QueryDocumentSnapshot | undefined, words: string[]): void {
  const { text, html } = mail?.get('message') ?? {}
  for (const word of words) {
    expect(text).toContain(word)
    expect(html).toContain(word)
  }
}

test('an order that is placed and delivered mails its buyer once each, with the id of the event and in its commit [MAIL-1]', async () => {
  const { alice, admin, product } = await aShop()
  const id = await anOrder(alice, product, 3)
  for (let calls = 0; calls < 2; calls++) await api(`PUT /deliver/${id}`, { by: admin })
  const mails = await mailsTo(alice)
  expect(mails.map((mail) => mail.get('kind'))).toEqual(['order-placed', 'order-delivered'])
  for (const mail of mails) {
    const event = await db.doc(`events/${mail.id}`).get()
    expect(event.get('type')).toBe(mail.get('kind'))
    expect(event.createTime).toEqual(mail.createTime)
    expect(mail.get('message.subject')).toContain(product.product)
    const number: string = (await db.doc(`orders/${id}`).get()).get('purchase')
    const url = `https://demo-tech-house.web.app/dashboard/order/${number}`
    const shown = `${number.slice(0, 4)}-${number.slice(4)}`
    expectWords(mail, [
      '3 pieces',
      formatPrice(79.99),
      formatPrice(239.97),
      product.product,
      shown,
      url,
    ])
  }
})

test('an order of several products mails its buyer once, with every line, the total and the id of its first event [MAIL-1]', async () => {
  const [alice, ssd, fan] = await Promise.all([aCustomer(), aProduct(), aProduct({ price: 19.99 })])
  const lines = [
    { productId: ssd._id, quantity: 3 },
    { productId: fan._id, quantity: 1 },
  ]
  const key = randomUUID()
  const place = () => api('POST /orders/batch', { by: alice, body: { lines }, key })
  const { insertedIds, purchase } = (await place()).body
  await place()
  const [mail, ...others] = await mailsTo(alice)
  expect(others).toEqual([])
  expect(mail?.id).toBe(`${insertedIds[0]}-placed`)
  const events = await db.getAll(...insertedIds.map((id: string) => db.doc(`events/${id}-placed`)))
  expect(events.map(({ createTime }) => createTime)).toEqual([mail?.createTime, mail?.createTime])
  expect(mail?.get('message.subject')).toBe('Your orders are booked: 2 products')
  const rows = [
    `${ssd.product}, 3 pieces, ${formatPrice(239.97)}`,
    `${fan.product}, 1 piece, ${formatPrice(19.99)}`,
  ]
  const url = `https://demo-tech-house.web.app/dashboard/order/${purchase}`
  expectWords(mail, [...rows, formatPrice(259.96), url])
})

test('a purchase that becomes one order gets the mail of an order [MAIL-1]', async () => {
  const [alice, ssd] = await Promise.all([aCustomer(), aProduct()])
  const lines = [1, 3].map((quantity) => ({ productId: ssd._id, quantity }))
  await api('POST /orders/batch', { by: alice, body: { lines } })
  const [mail, ...others] = await mailsTo(alice)
  expect(others).toEqual([])
  expect(mail?.get('message.subject')).toBe(`Your order is booked: ${ssd.product}`)
  expect(mail?.get('message.text')).toContain('Quantity: 4 pieces')
})

test('a cancelled order mails its buyer once, and a replay of the order does not [MAIL-1]', async () => {
  const [alice, product] = await Promise.all([aCustomer(), aProduct()])
  const key = randomUUID()
  const place = () => placeOrder(alice, product, 2, key)
  const id = (await place()).body.insertedId
  await place()
  await db.doc(`mail/${id}-placed`).update({ 'delivery.state': 'PROCESSING' })
  const answers = [
    await api(`DELETE /myorder/${id}`, { by: alice }),
    await api(`DELETE /myorder/${id}`, { by: alice }),
    await place(),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 200])
  expect(await kindsTo(alice)).toEqual(['order-placed', 'order-cancelled'])
})

test('an order that is cancelled before its mail leaves mails nobody, and a purchase mails of each [MAIL-1]', async () => {
  const { alice, admin, product } = await aShop()
  const id = await anOrder(alice, product)
  await api(`DELETE /myorder/${id}`, { by: alice })
  expect(await kindsTo(alice)).toEqual([])
  await api(`DELETE /order/${await anOrder(alice, product)}`, { by: admin })
  expect(await kindsTo(alice)).toEqual(['order-placed', 'order-cancelled'])

  // The mail of a purchase is about its other orders, too.
  const [bob, other] = await Promise.all([aCustomer(), aProduct()])
  const lines = [product, other].map(({ _id }) => ({ productId: _id, quantity: 1 }))
  const { body } = await api('POST /orders/batch', { by: bob, body: { lines } })
  await api(`DELETE /myorder/${body.insertedIds[0]}`, { by: bob })
  expect(await kindsTo(bob)).toEqual(['order-placed', 'order-cancelled'])
})

test('the shop tells a buyer when it deletes a pending order, and not when it deletes a delivered one [MAIL-1]', async () => {
  const { alice, admin, product } = await aShop()
  const [pending, delivered] = [await anOrder(alice, product), await anOrder(alice, product)]
  await api(`PUT /deliver/${delivered}`, { by: admin })
  await api(`DELETE /order/${delivered}`, { by: admin })
  await api(`DELETE /order/${pending}`, { by: admin })
  const mails = await mailsTo(alice)
  const kinds = ['order-placed', 'order-placed', 'order-delivered', 'order-cancelled']
  expect(mails.map((mail) => mail.get('kind'))).toEqual(kinds)
  expect(mails.at(-1)?.get('message.text')).toContain('The shop has cancelled this order.')
})

test('a refused order, and one without a stored email, mail nobody [MAIL-1]', async () => {
  const { alice, admin, product } = await aShop()
  await placeOrder(alice, product, 21)
  expect(await kindsTo(alice)).toEqual([])
  const id = await anOrder(alice, product)
  await db.doc(`orders/${id}`).update({ email: 'nobody' })
  expect((await api(`PUT /deliver/${id}`, { by: admin })).body).toMatchObject({ modifiedCount: 1 })
  expect(await kindsTo(alice)).toEqual(['order-placed'])
})

test('a mail has no text that the buyer has chosen [MAIL-1]', async () => {
  const mallory = await aCustomer('Win a prize at evil.example')
  await anOrder(mallory, await aProduct())
  const [mail] = await mailsTo(mallory)
  expect(JSON.stringify(mail?.get('message'))).not.toContain('evil.example')
})

test('the mail of an order has delivery, seller and the way to withdraw, and the address only for a verified email [LAW-1, MAIL-1]', async () => {
  const [alice, product] = await Promise.all([aCustomer(), aProduct()])
  const recipient = { name: 'Nora Nord', lines: ['Ring 1'], city: 'Berlin', country: 'DE' }
  const body = { lines: [{ productId: product._id, quantity: 1 }], recipient }
  await api('POST /orders/batch', { by: alice, body })
  await auth.updateUser(alice.uid, { emailVerified: true })
  const verified = { ...alice, token: await signIn(alice.email) }
  await api('POST /orders/batch', { by: verified, body })
  const [first, second] = await mailsTo(alice)
  const legal = [...shop.legalLines, shop.delivery[0]?.name ?? '', 'Germany', '/withdraw']
  expectWords(first, legal)
  expectWords(second, [...legal, 'Nora Nord, Ring 1, Berlin, Germany'])
  expect(JSON.stringify(first?.get('message'))).not.toMatch(/Nora|Ring 1|Berlin/)
})
