import type { Firestore } from 'firebase-admin/firestore'
import orders from '../../emulator-data/orders.json' with { type: 'json' }
import products from '../../emulator-data/products.json' with { type: 'json' }
import reviews from '../../emulator-data/reviews.json' with { type: 'json' }
import { NewProduct } from '../../functions/src/contract/catalog/product.ts'
import { NewReview } from '../../functions/src/contract/catalog/review.ts'
import { MessageStore } from '../../functions/src/domains/orders/messages/message-store.ts'
import { OrderStore } from '../../functions/src/domains/orders/order-store.ts'
import { ParcelStore } from '../../functions/src/domains/orders/parcels/parcel-store.ts'
import { PaymentStore } from '../../functions/src/domains/orders/payments/payment-store.ts'
import { ReturnStore } from '../../functions/src/domains/orders/returns/return-store.ts'
import { ProductStore } from '../../functions/src/domains/products/product-store.ts'
import { ReviewStore } from '../../functions/src/domains/reviews/review-store.ts'
import { EventLog } from '../../functions/src/platform/events/event-log.ts'
import type { Actor } from '../../functions/src/platform/http/access/caller.ts'
import { Outbox } from '../../functions/src/platform/mail/outbox.ts'
import { ports } from '../project.ts'
import { backdate } from './backdate.ts'
import { callerBy, shop } from './seed-people.ts'
import { seedPrices } from './seed-prices.ts'
import { newParcel, newReturn, seedPurchase } from './seed-purchases.ts'
import { openingTimes, orderTimes, type SeedTimes, textTime } from './seed-times.ts'

/** Fills an empty shop through the stores of the API, as if open for months; returns a summary. */
export async function seedShop(db: Firestore): Promise<string> {
  const today = new Date()
  const times = new Map<string, SeedTimes>()
  const events = new EventLog(db)
  const productBook = new ProductStore(events)
  const reviewBook = new ReviewStore(events)

  // Reversed: the shop shows the newest first, and the files start with the first card.
  const productIds = await Promise.all(
    products.toReversed().map((product) => productBook.add(NewProduct.parse(product), shop)),
  )
  const reviewIds = await Promise.all(
    reviews
      .toReversed()
      .map((review) => reviewBook.add(NewReview.parse(review), callerBy(review.email))),
  )
  for (const [n, id] of productIds.entries()) times.set(`products/${id}`, openingTimes(today, n))
  for (const [n, id] of reviewIds.entries()) times.set(`reviews/${id}`, openingTimes(today, n))

  const idOf = new Map(
    products.toReversed().map(({ product }, n) => [product, productIds[n] ?? '']),
  )
  await placeOrders(events, { idOf, today, times })
  await backdate(db, times, openingTimes(today, 0).created)
  await seedPrices(events, idOf, today)
  return `${products.length} products, ${reviews.length} reviews, ${orders.length} orders`
}

interface OpenShop {
  /** The ids of the products by their names. */
  idOf: Map<string, string>
  today: Date
  times: Map<string, SeedTimes>
}

/** Orders with the same `purchase` are one purchase of one person and day. */
async function placeOrders(events: EventLog, { idOf, today, times }: OpenShop): Promise<void> {
  const mails = new Outbox(events.db, `http://localhost:${ports.hosting}`)
  const orderBook = new OrderStore(events, { mails })
  const parcelBook = new ParcelStore(events, mails)
  const returnBook = new ReturnStore(events, mails, '')
  const messageBook = new MessageStore(events.db, mails, '')
  const staff = { ...callerBy('admin@techhouse.example'), may: async () => true }
  const rows = orders.map((order, n) => ({ ...order, n }))
  const purchases = Map.groupBy(rows, ({ purchase, n }) => purchase ?? n)
  await Promise.all([...purchases.values()].map(place))

  async function makeReturn(
    id: string,
    [made, changes]: ReturnType<typeof newReturn>,
    buyer: Actor,
  ) {
    const returned = await returnBook.ask(id, made, { ...buyer, isStaff: false })
    for (const change of changes) await returnBook.change({ id, returned }, change, shop)
  }

  async function pay(id: string, share: number, at: Date) {
    if (share === 0) return
    const { sums, revision } = (await events.db.doc(`purchases/${id}`).get()).data() ?? {}
    const paidCents = Math.round(sums.grossCents * share)
    const payment = { paidCents, paidOn: at.toISOString().slice(0, 10) }
    await new PaymentStore(events, mails).change(id, payment, revision, shop)
  }

  async function place(lines: typeof rows): Promise<void> {
    const [{ email, daysAgo, n, purchase } = { email: '', daysAgo: 0, n: 0 }] = lines
    const { fields, parcels, returns, texts, ...known } = seedPurchase(purchase, email)
    const buyer = callerBy(email)
    const bought = lines.map(({ product, quantity }) => ({
      productId: idOf.get(product) ?? '',
      quantity,
    }))
    const { purchase: id, orderIds } = await orderBook.purchase({ lines: bought, ...fields }, buyer)
    const orderOf = new Map(lines.map(({ product }, line) => [product, orderIds[line] ?? '']))
    const isDelivered = (_: string, line: number) => lines[line]?.status === 'delivered'
    const delivered = orderIds.filter(isDelivered)
    for (const parcel of parcels) await parcelBook.add(id, newParcel(parcel, orderOf), shop)
    if (delivered.length > 0) await parcelBook.deliverAll({ ids: delivered }, shop)
    for (const one of returns) await makeReturn(id, newReturn(one, orderOf), buyer)
    const sent = orderTimes(today, daysAgo, n)
    await pay(id, known.paid ?? Math.floor(delivered.length / orderIds.length), sent.delivered)
    times.set(`purchases/${id}`, sent)
    for (const order of orderIds) {
      times.set(`orders/${order}`, { ...sent, isPending: !delivered.includes(order) })
    }
    for (const [index, { kind, by, text }] of texts.entries()) {
      const author = by === 'shop' ? staff : buyer
      const written = await messageBook.write(kind, { id, text, key: undefined }, author)
      times.set(`${kind}/${written}`, { created: textTime(sent, index) })
    }
  }
}
