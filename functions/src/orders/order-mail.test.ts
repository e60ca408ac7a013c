import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { anOrder, aProduct, api } from '../../test/support/api.ts'
import { aCustomer, anAdmin, db, type Person } from '../../test/support/people.ts'

/** The mails to this person, oldest first. */
async function mailsTo({ email }: Person) {
  const { docs } = await db.collection('mail').where('to', '==', email).orderBy('createdAt').get()
  return docs
}

const kindsTo = async (person: Person) => (await mailsTo(person)).map((mail) => mail.get('kind'))

test('an order that is placed and delivered mails its buyer once each, with the id of the event and in its commit [MAIL-1]', async () => {
  const [alice, admin, product] = await Promise.all([aCustomer(), anAdmin(), aProduct()])
  const id = await anOrder(alice, product, 3)
  for (let calls = 0; calls < 2; calls++) await api(`PUT /deliver/${id}`, { by: admin })
  const mails = await mailsTo(alice)
  expect(mails.map((mail) => mail.get('kind'))).toEqual(['order-placed', 'order-delivered'])
  for (const mail of mails) {
    const event = await db.doc(`events/${mail.id}`).get()
    expect(event.get('type')).toBe(mail.get('kind'))
    expect(event.createTime).toEqual(mail.createTime)
    const { subject, text, html } = mail.get('message')
    expect(subject).toContain(product.product)
    for (const words of ['3 pieces', '$79.99', '$239.97', id, product.product]) {
      expect(text).toContain(words)
      expect(html).toContain(words)
    }
    expect(html).toContain(`https://demo-tech-house.web.app/dashboard/order/${id}`)
  }
})

test('an order of several products mails its buyer once, with every line, the total and the id of its first event [MAIL-1]', async () => {
  const [alice, ssd, fan] = await Promise.all([aCustomer(), aProduct(), aProduct({ price: 19.99 })])
  const lines = [
    { productId: ssd._id, quantity: 3 },
    { productId: fan._id, quantity: 1 },
  ]
  const headers = { 'idempotency-key': randomUUID() }
  const place = () => api('POST /orders/batch', { by: alice, body: { lines }, headers })
  const { insertedIds } = (await place()).body
  await place()
  const [mail, ...others] = await mailsTo(alice)
  expect(others).toEqual([])
  expect(mail?.id).toBe(`${insertedIds[0]}-placed`)
  const events = await db.getAll(...insertedIds.map((id: string) => db.doc(`events/${id}-placed`)))
  expect(events.map(({ createTime }) => createTime)).toEqual([mail?.createTime, mail?.createTime])
  const { subject, text, html } = mail?.get('message') ?? {}
  expect(subject).toBe('Your orders are booked: 2 products')
  for (const words of [
    `${ssd.product}, 3 pieces, $239.97`,
    `${fan.product}, 1 piece, $19.99`,
    '$259.96',
  ]) {
    expect(text).toContain(words)
    expect(html).toContain(words)
  }
  expect(html).toContain('https://demo-tech-house.web.app/dashboard/myorder')
})

test('a batch that becomes one order gets the mail of an order [MAIL-1]', async () => {
  const [alice, ssd] = await Promise.all([aCustomer(), aProduct()])
  const body = { lines: times(2, { productId: ssd._id, quantity: 2 }) }
  await api('POST /orders/batch', { by: alice, body })
  const mails = await mailsTo(alice)
  expect(mails.map((mail) => mail.get('message.subject'))).toEqual([
    `Your order is booked: ${ssd.product}`,
  ])
  expect(mails[0]?.get('message.text')).toContain('Quantity: 4 pieces')
})

const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value)

test('a cancelled order mails its buyer once, and a replay of the order does not [MAIL-1]', async () => {
  const [alice, product] = await Promise.all([aCustomer(), aProduct()])
  const headers = { 'idempotency-key': randomUUID() }
  const body = { productId: product._id, quantity: 2 }
  const place = () => api('POST /orders', { by: alice, body, headers })
  const id = (await place()).body.insertedId
  await place()
  const answers = [
    await api(`DELETE /myorder/${id}`, { by: alice }),
    await api(`DELETE /myorder/${id}`, { by: alice }),
    await place(),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 200])
  expect(await kindsTo(alice)).toEqual(['order-placed', 'order-cancelled'])
})

test('the shop tells a buyer when it deletes a pending order, and not when it deletes a delivered one [MAIL-1]', async () => {
  const [alice, admin, product] = await Promise.all([aCustomer(), anAdmin(), aProduct()])
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
  const [alice, admin, product] = await Promise.all([aCustomer(), anAdmin(), aProduct()])
  await api('POST /orders', { by: alice, body: { productId: product._id, quantity: 21 } })
  expect(await kindsTo(alice)).toEqual([])
  const id = await anOrder(alice, product)
  await db.doc(`orders/${id}`).update({ email: 'nobody' })
  expect((await api(`PUT /deliver/${id}`, { by: admin })).body).toEqual({ modifiedCount: 1 })
  expect(await kindsTo(alice)).toEqual(['order-placed'])
})

test('a mail has no text that the buyer has chosen [MAIL-1]', async () => {
  const mallory = await aCustomer('Win a prize at evil.example')
  await anOrder(mallory, await aProduct())
  const [mail] = await mailsTo(mallory)
  expect(JSON.stringify(mail?.get('message'))).not.toContain('evil.example')
})
