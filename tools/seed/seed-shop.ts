import type { Firestore } from 'firebase-admin/firestore'
import orders from '../../emulator-data/orders.json' with { type: 'json' }
import products from '../../emulator-data/products.json' with { type: 'json' }
import reviews from '../../emulator-data/reviews.json' with { type: 'json' }
import { NewProduct } from '../../functions/src/contract/catalog/product.ts'
import { NewReview } from '../../functions/src/contract/catalog/review.ts'
import { OrderStore } from '../../functions/src/domains/orders/order-store.ts'
import { ProductStore } from '../../functions/src/domains/products/product-store.ts'
import { ReviewStore } from '../../functions/src/domains/reviews/review-store.ts'
import { EventLog } from '../../functions/src/platform/events/event-log.ts'
import { Outbox } from '../../functions/src/platform/mail/outbox.ts'
import { ports } from '../project.ts'
import { backdate } from './backdate.ts'
import { callerBy, shop } from './seed-people.ts'
import { openingTimes, orderTimes, type SeedTimes } from './seed-times.ts'

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

  const orderIds = await placeOrders(events)
  for (const [n, { status, daysAgo }] of orders.entries()) {
    const { created, delivered } = orderTimes(today, daysAgo, n)
    const path = `orders/${orderIds[n]}`
    times.set(path, status === 'delivered' ? { created, delivered } : { created })
  }
  await backdate(db, times, openingTimes(today, 0).created)
  return `${products.length} products, ${reviews.length} reviews, ${orders.length} orders`
}

function placeOrders(events: EventLog): Promise<string[]> {
  const orderBook = new OrderStore(events, {
    mails: new Outbox(events.db, `http://localhost:${ports.hosting}`),
  })
  return Promise.all(
    orders.map(async ({ email, status, daysAgo: _, ...order }) => {
      const id = await orderBook.place(order, callerBy(email))
      if (status === 'delivered') await orderBook.deliver(id, shop)
      return id
    }),
  )
}
