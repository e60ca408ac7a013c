import { expect, test } from 'vitest'
import { aProduct, api, ledgerOf, stockOf } from '../../../../test/support/api.ts'
import { emptyDatabase } from '../../../../test/support/empty-database.ts'
import { newProduct } from '../../../../test/support/new-product.ts'
import {
  aCustomer,
  anAdmin,
  db,
  events,
  type Person,
  tester,
} from '../../../../test/support/people.ts'
import { EventLog } from '../../../platform/events/event-log.ts'
import { Outbox } from '../../../platform/mail/outbox.ts'
import { ProductStore } from '../../products/product-store.ts'
import { OrderStore } from '../order-store.ts'
import { cancelStalePurchase, cancelStalePurchases } from './cancel-stale-purchases.ts'

const dayMs = 24 * 60 * 60 * 1000
const start = Date.now()
const inDays = (days: number) => start + days * dayMs

const optionsFor = ({ db }: EventLog, orders: OrderStore, cancelAfterDays = 14) => ({
  db,
  orders,
  mails: new Outbox(db),
  cancelAfterDays,
})
const options = optionsFor(events, new OrderStore(events))

async function aPurchase(by: Person) {
  const products = await Promise.all([aProduct(), aProduct()])
  const lines = products.map(({ _id }) => ({ productId: _id, quantity: 2 }))
  const { body } = await api('POST /orders/batch', { by, body: { lines } })
  // Not on the next day.
  await db.doc(`purchases/${body.purchase}`).update({ createdAt: new Date(start) })
  return { number: String(body.purchase), ids: body.insertedIds as string[], products }
}

async function mailsTo({ email }: Person) {
  const { docs } = await db.collection('mail').where('to', '==', email).orderBy('createdAt').get()
  return docs.map((mail): string => mail.get('message.subject'))
}

test('an old purchase is mailed three days before it is cancelled, each once, and its stock returns once [HOLD-2]', async () => {
  const [alice, admin] = await Promise.all([aCustomer(), anAdmin()])
  const { number, ids, products } = await aPurchase(alice)
  const shown = `${number.slice(0, 4)}-${number.slice(4)}`
  const mails = []
  for (const day of [10, 11, 11, 13, 14, 14, 15]) {
    await cancelStalePurchase(number, options, inDays(day))
    mails.push((await mailsTo(alice)).length)
  }
  expect(mails).toEqual([1, 2, 2, 2, 3, 3, 3])
  expect(await Promise.all(products.map(stockOf))).toEqual([20, 20])
  expect(await Promise.all(products.map(ledgerOf))).toEqual([20, 20])
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  expect(await mailsTo(alice)).toEqual([
    'Your orders are booked: 2 products',
    `Your purchase will be cancelled on ${day.format(inDays(14))}: ${shown}`,
    `All 2 parts are cancelled: ${shown}`,
  ])
  const { status, timeline } = (await api(`GET /purchase/${number}`, { by: admin })).body
  expect(status).toBe('cancelled')
  expect(timeline[1]).toMatchObject({ type: 'order-deleted', by: 'shop' })
  expect(timeline[1].orderIds.sort()).toEqual(ids.sort())
})

test('a purchase with a part delivered, a parcel or an unanswered message is kept, and mailed anew after the answer [HOLD-2]', async () => {
  const [alice, admin] = await Promise.all([aCustomer(), anAdmin()])
  const [one, two, three] = [await aPurchase(alice), await aPurchase(alice), await aPurchase(alice)]
  await api(`PUT /deliver/${one.ids[0]}`, { by: admin })
  await db.doc(`purchases/${two.number}`).update({ parcels: [{}] })
  const mailsAfter = async ({ number }: { number: string }, day: number) => {
    await cancelStalePurchase(number, options, inDays(day))
    const sent = await mailsTo(alice)
    return sent.filter((subject) => subject.includes(number.slice(0, 4))).length
  }
  expect(await mailsAfter(three, 11)).toBe(1)
  const purchase = db.doc(`purchases/${three.number}`)
  await purchase.update({ unanswered: true })
  expect([await mailsAfter(one, 30), await mailsAfter(two, 30)]).toEqual([1, 0])
  expect(await mailsAfter(three, 30)).toBe(1)
  await purchase.update({ unanswered: false })
  expect(await mailsAfter(three, 30)).toBe(2)
  expect(await mailsAfter(three, 32)).toBe(2)
  expect((await purchase.get()).get('status')).toBe('pending')
  await mailsAfter(three, 33)
  expect((await purchase.get()).get('status')).toBe('cancelled')
})

test('a purchase is kept that is paid, or paid in part [HOLD-2, PAY-1]', async () => {
  const [alice, admin] = await Promise.all([aCustomer(), anAdmin()])
  for (const paidCents of [1, 100_000]) {
    const { number } = await aPurchase(alice)
    const body = { paidCents, paidOn: '2026-01-02' }
    const headers = { 'if-match': '"0"' }
    await api(`PUT /purchase/${number}/payment`, { by: admin, body, headers })
    for (const day of [11, 14, 30]) await cancelStalePurchase(number, options, inDays(day))
    expect((await db.doc(`purchases/${number}`).get()).get('status')).toBe('pending')
  }
})

test('a buyer who has asked to keep a purchase is mailed again before it is cancelled [HOLD-2, PURCH-5]', async () => {
  const [alice, admin] = await Promise.all([aCustomer(), anAdmin()])
  const { number } = await aPurchase(alice)
  await cancelStalePurchase(number, options, inDays(11))
  for (const by of [alice, admin]) {
    await api(`POST /purchase/${number}/messages`, { by, body: { text: 'Please keep it.' } })
  }
  const statuses = []
  for (const day of [14, 16, 17]) {
    await cancelStalePurchase(number, options, inDays(day))
    statuses.push((await db.doc(`purchases/${number}`).get()).get('status'))
  }
  expect(statuses).toEqual(['pending', 'pending', 'cancelled'])
})

test('CANCEL_AFTER_DAYS in an old shop first mails everybody and cancels three days later [HOLD-2]', async () => {
  const log = new EventLog(emptyDatabase())
  const orders = new OrderStore(log)
  const productId = await new ProductStore(log).add(newProduct({ available_quantity: 500 }), tester)
  const buyer = { ...tester, name: 'Alice Example' }
  const purchases = Array.from({ length: 105 }, () =>
    orders.purchase({ lines: [1, 1].map((quantity) => ({ productId, quantity })) }, buyer),
  )
  await Promise.all(purchases)

  const shop = optionsFor(log, orders)
  const run = async (day: number, by = shop) => {
    await cancelStalePurchases(by, inDays(day))
    const mailed = log.db.collection('mail').where('kind', '==', 'purchase-expiring')
    return [(await mailed.get()).size, (await log.db.collection('orders').get()).size]
  }
  expect(await run(400, optionsFor(log, orders, 0))).toEqual([0, 105])
  // Two runs at once.
  await Promise.all([run(400), run(400)])
  expect(await run(402)).toEqual([105, 105])
  expect(await run(403)).toEqual([105, 0])
  const stock = (await log.db.doc(`products/${productId}`).get()).get('available_quantity')
  expect(stock).toBe(500)
})

/** Something that happens after the schedule has read the purchase, and before it cancels it. */
class InterruptedStore extends OrderStore {
  readonly #before: () => Promise<unknown>

  constructor(before: () => Promise<unknown>) {
    super(events)
    this.#before = before
  }

  override async change(...change: Parameters<OrderStore['change']>) {
    await this.#before()
    return super.change(...change)
  }
}

test.each(['message', 'delivery', 'cancellation', 'second schedule'])(
  'a %s that comes before the cancellation wins, and each order ends once [HOLD-2]',
  async (first) => {
    const [alice, admin] = await Promise.all([aCustomer(), anAdmin()])
    const { number, ids, products } = await aPurchase(alice)
    await cancelStalePurchase(number, options, inDays(11))
    const purchase = db.doc(`purchases/${number}`)
    const before: Record<string, () => Promise<unknown>> = {
      message: () => purchase.update({ unanswered: true }),
      delivery: () => api(`PUT /deliver/${ids[0]}`, { by: admin }),
      cancellation: () => api(`DELETE /myorder/${ids[0]}`, { by: alice }),
      'second schedule': () => cancelStalePurchase(number, options, inDays(14)),
    }
    const late = optionsFor(events, new InterruptedStore(before[first] ?? expect.unreachable))
    await cancelStalePurchase(number, late, inDays(14))
    const isLeft = first === 'message' || first === 'delivery'
    const stocks = isLeft ? [18, 18] : [20, 20]
    expect(await Promise.all(products.map(stockOf))).toEqual(stocks)
    expect(await Promise.all(products.map(ledgerOf))).toEqual(stocks)
    expect((await purchase.get()).get('status')).toBe(isLeft ? 'pending' : 'cancelled')
  },
)
