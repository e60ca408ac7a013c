import { expect, test } from 'vitest'
import { anOrder, aProduct, api, idsOf } from '../../../../test/support/api.ts'
import { erased } from '../../../../test/support/erased.ts'
import { aCustomer, anAdmin, db, type Person } from '../../../../test/support/people.ts'
import type { PaymentAmounts } from '../../../contract/orders/payment.ts'
import { formatCents } from '../../../parts/format-number.ts'

const paidOn = '2026-01-02'

/** A purchase of two products for 20.00 and 30.00, without delivery. */
async function aPurchase() {
  const [buyer, admin] = await Promise.all([aCustomer(), anAdmin()])
  const products = await Promise.all([20, 30].map((price) => aProduct({ price })))
  const lines = products.map(({ _id }) => ({ productId: _id, quantity: 1 }))
  const { body } = await api('POST /orders/batch', { by: buyer, body: { lines } })
  const ids: string[] = body.insertedIds
  return { buyer, admin, products, ids, number: String(body.purchase) }
}

const pay = (by: Person, number: string, body: PaymentAmounts | object, revision = 0) =>
  api(`PUT /purchase/${number}/payment`, { by, body, headers: { 'if-match': `"${revision}"` } })

const read = async (number: string, by: Person) =>
  (await api(`GET /purchase/${number}`, { by })).body

/** The mails about payments, oldest first. */
async function mailsTo({ email }: Person) {
  const { docs } = await db.collection('mail').where('to', '==', email).orderBy('createdAt').get()
  return docs.filter((mail) => mail.get('kind') === 'payment-changed')
}

const subjects = async (person: Person) =>
  (await mailsTo(person)).map((mail) => String(mail.get('message.subject')).split(':')[0])

const ordersPaid = async (ids: string[]) =>
  (await db.getAll(...ids.map((id) => db.doc(`orders/${id}`)))).map((order) => order.get('paid'))

test('staff mark a purchase as partly paid, then as paid: its orders, timeline and mail say so, once for a lost answer [PAY-1]', async () => {
  const { buyer, admin, ids, number } = await aPurchase()
  expect((await read(number, buyer)).payment).toEqual({ state: 'open' })
  const part = { paidCents: 1500, paidOn }
  const answers = [await pay(admin, number, part), await pay(admin, number, part)]
  expect(answers.map(({ body }) => body)).toEqual([
    { modifiedCount: 1, revision: 1 },
    { modifiedCount: 0, revision: 1 },
  ])
  expect((await read(number, buyer)).payment).toEqual({ ...part, state: 'open' })
  expect(await ordersPaid(ids)).toEqual([false, false])
  expect(await subjects(buyer)).toEqual(['We have received a part of your payment'])
  const [mail] = await mailsTo(buyer)
  expect(mail?.get('message.text')).toContain(`To pay: ${formatCents(3500)}`)
  expect(mail?.get('message.text')).toContain(`Paid: ${formatCents(1500)}, January 2, 2026`)
  await mail?.ref.update({ delivery: { state: 'SUCCESS' } })

  const stale = await pay(admin, number, { paidCents: 5000, paidOn })
  expect(stale).toMatchObject({ status: 412, body: { code: 'stale' } })
  expect((await pay(admin, number, { paidCents: 5000, paidOn }, 1)).status).toBe(200)
  const { payment, lines, timeline, status } = await read(number, buyer)
  expect([payment.state, status]).toEqual(['settled', 'pending'])
  expect(lines.map((line: { paid: boolean }) => line.paid)).toEqual([true, true])
  expect(timeline.slice(1)).toMatchObject([
    { type: 'payment-changed', by: 'shop', payment: part },
    { type: 'payment-changed', payment: { paidCents: 5000, paidOn } },
  ])
  expect((await subjects(buyer))[1]).toBe('We have received your payment')
  expect((await pay(buyer, number, {}, 2)).status).toBe(403)
})

test('a payment that is undone within ten minutes mails nobody, and later the buyer is told [PAY-1]', async () => {
  const { buyer, admin, ids, number } = await aPurchase()
  await pay(admin, number, { paidCents: 5000, paidOn })
  await pay(admin, number, {}, 1)
  expect(await subjects(buyer)).toEqual([])
  expect((await read(number, buyer)).payment).toEqual({ state: 'open' })
  expect(await ordersPaid(ids)).toEqual([false, false])
  await pay(admin, number, { paidCents: 5000, paidOn }, 2)
  // A mail about another amount replaces the one that waits.
  await pay(admin, number, { paidCents: 5001, paidOn }, 3)
  const [mail, ...more] = await mailsTo(buyer)
  expect(more).toEqual([])
  expect(mail?.get('message.text')).toContain(`We will refund: ${formatCents(1)}`)
  await mail?.ref.update({ delivery: { state: 'SUCCESS' } })
  await pay(admin, number, {}, 4)
  expect((await subjects(buyer))[1]).toBe('We have corrected your payment')
})

test.each([
  [{ paidCents: 0, paidOn }, 'Enter an amount of more than 0'],
  [{ paidCents: -5, paidOn }, 'Enter an amount of more than 0'],
  [{ paidCents: 10.5, paidOn }, 'Enter an amount in whole cents'],
  [{ paidCents: 10 }, 'Enter both the amount and its day'],
  [
    { paidCents: 10, paidOn, refundedCents: 11, refundedOn: paidOn },
    'Refund at most what was paid',
  ],
  [
    { paidCents: 10, paidOn: '2999-01-01' },
    'The day is in the future. Enter the day of the payment.',
  ],
])(
  'the payment %j is refused with a sentence, and nothing is written [PAY-1]',
  async (body, sentence) => {
    const { admin, buyer, number } = await aPurchase()
    const answer = await pay(admin, number, body)
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.body)).toContain(sentence)
    expect(await read(number, buyer)).toMatchObject({ revision: 0, payment: { state: 'open' } })
  },
)

test('what is cancelled after its payment is to refund until staff say that it is refunded; what was never paid is refused [PAY-1]', async () => {
  const { buyer, admin, ids, number } = await aPurchase()
  const paid = { paidCents: 5000, paidOn }
  await pay(admin, number, paid)
  await api(`DELETE /myorder/${ids[0]}`, { by: buyer })
  expect((await read(number, admin)).payment.state).toBe('refund')
  expect(await ordersPaid([ids[1] ?? ''])).toEqual([true])
  await api(`DELETE /myorder/${ids[1]}`, { by: buyer })
  const listed = (state: string) =>
    api(`GET /purchases?view=admin&payment=${state}&email=${buyer.email}`, { by: admin })
  expect(idsOf(await listed('refund'))).toEqual([number])
  const refunded = { ...paid, refundedCents: 5000, refundedOn: '2026-01-05' }
  await pay(admin, number, refunded, 1)
  expect((await read(number, admin)).payment).toEqual({ ...refunded, state: 'settled' })
  expect(idsOf(await listed('refund'))).toEqual([])
  expect(await subjects(buyer)).toEqual(['We have refunded your payment'])
  await pay(admin, number, paid, 2)
  expect(idsOf(await listed('refund'))).toEqual([number])

  const other = await aPurchase()
  await api('POST /orders/batch/cancel', { by: other.buyer, body: { ids: other.ids } })
  expect(await pay(admin, other.number, paid)).toMatchObject({
    status: 409,
    body: { detail: 'This purchase is cancelled, so there is nothing to pay.' },
  })
})

test('many purchases are marked as paid at once, with a result for each, and a second press changes nothing [PAY-1]', async () => {
  const [one, two] = await Promise.all([aPurchase(), aPurchase()])
  const { admin } = one
  await pay(admin, two.number, { paidCents: 1, paidOn })
  const purchases = [one.number, two.number, '22222222'].map((id) => ({ id, openCents: 5000 }))
  const send = (body: object) => api('POST /purchases/paid', { by: admin, body })
  const outcomes = async () => {
    const { body } = await send({ purchases, paidOn })
    return body.results.map(({ outcome }: { outcome: string }) => outcome)
  }
  const [first, second] = await Promise.all([outcomes(), outcomes()])
  expect([first[0], second[0]].sort()).toEqual(['done', 'unchanged'])
  expect([first.slice(1), second.slice(1)]).toEqual(Array(2).fill(['changed', 'missing']))
  expect(await outcomes()).toEqual(['unchanged', 'changed', 'missing'])
  expect(await subjects(one.buyer)).toEqual(['We have received your payment'])
  const counted = async (filter: string) =>
    (await api(`GET /purchases/count?${filter}`, { by: admin })).body.count
  expect(await counted(`payment=open&email=${two.buyer.email}`)).toBe(1)
  expect(await counted(`payment=open&email=${one.buyer.email}`)).toBe(0)
  expect((await send({ purchases, paidOn: '2999-01-01' })).body.code).toBe('future-day')
})

test('a product that is added to a paid purchase opens it again, with all of its orders [PAY-1]', async () => {
  const { buyer, admin, ids, number } = await aPurchase()
  await pay(admin, number, { paidCents: 6000, paidOn })
  const add = async (price: number, revision: number) => {
    const { _id } = await aProduct({ price })
    const body = { orders: [], added: [{ productId: _id, quantity: 1 }] }
    const headers = { 'if-match': `"${revision}"` }
    await api(`POST /purchase/${number}/lines`, { by: admin, body, headers })
    return (await read(number, buyer)).orderIds
  }
  expect(await ordersPaid(await add(10, 1))).toEqual([true, true, true])
  expect(await ordersPaid(await add(1, 2))).toEqual([false, false, false, false])
  expect(ids).toHaveLength(2)
})

test('the erasure of an account keeps what was paid, and what is to refund can be settled [PAY-1, ACC-2]', async () => {
  const { buyer, admin, number } = await aPurchase()
  await pay(admin, number, { paidCents: 5000, paidOn })
  await erased(buyer)
  expect(await read(number, admin)).toMatchObject({ email: '', payment: { state: 'refund' } })
  const refunded = { paidCents: 5000, paidOn, refundedCents: 5000, refundedOn: paidOn }
  expect((await pay(admin, number, refunded, 1)).status).toBe(200)
  const order = await anOrder(await aCustomer(), await aProduct())
  expect((await pay(admin, order, { paidCents: 1, paidOn })).status).toBe(200)
})
