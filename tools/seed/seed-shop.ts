import type { Firestore } from 'firebase-admin/firestore'
import { NewProduct } from '../../functions/src/contract/catalog/product.ts'
import { OrderStore } from '../../functions/src/domains/orders/order-store.ts'
import { ProductStore } from '../../functions/src/domains/products/product-store.ts'
import { ReviewStore } from '../../functions/src/domains/reviews/review-store.ts'
import { EventLog } from '../../functions/src/platform/events/event-log.ts'
import { Outbox } from '../../functions/src/platform/mail/outbox.ts'
import { UserError } from '../process/user-error.ts'
import { ports } from '../project.ts'
import { backdate } from './backdate.ts'
import { callerFor, readSeed, SeedOrder, SeedReview, type SeedUser, shop } from './read-seed.ts'
import { openingTimes, orderTimes, type SeedTimes } from './seed-times.ts'

/** Fills an empty shop through the stores of the API, as if open for months; returns a summary. */
export async function seedShop(db: Firestore, people: SeedUser[]): Promise<string> {
  const [products, reviews, orders] = await Promise.all([
    readSeed('products.json', NewProduct),
    readSeed('reviews.json', SeedReview),
    readSeed('orders.json', SeedOrder),
  ])
  const today = new Date()
  const times = new Map<string, SeedTimes>()
  const callerBy = createCallers(people)
  const events = new EventLog(db)
  const productBook = new ProductStore(events)
  const reviewBook = new ReviewStore(events)

  // Reversed: the shop shows the newest first, and the files start with the first card.
  const productIds = await Promise.all(
    products.toReversed().map((product) => productBook.add(product, shop)),
  )
  const reviewIds = await Promise.all(
    reviews.toReversed().map((review) => reviewBook.add(review, callerBy(review.email))),
  )
  for (const [n, id] of productIds.entries()) times.set(`products/${id}`, openingTimes(today, n))
  for (const [n, id] of reviewIds.entries()) times.set(`reviews/${id}`, openingTimes(today, n))

  const orderIds = await placeOrders(events, orders, callerBy)
  for (const [n, { status, daysAgo }] of orders.entries()) {
    const { created, delivered } = orderTimes(today, daysAgo, n)
    const path = `orders/${orderIds[n]}`
    times.set(path, status === 'delivered' ? { created, delivered } : { created })
  }
  await backdate(db, times, openingTimes(today, 0).created)
  return `${products.length} products, ${people.length} accounts, ${reviews.length} reviews, ${orders.length} orders`
}

type CallerBy = ReturnType<typeof createCallers>

function createCallers(people: SeedUser[]) {
  const callers = new Map(people.map((person) => [person.email, callerFor(person)]))
  return (email: string) => {
    const caller = callers.get(email)
    if (!caller) throw new UserError(`emulator-data/users.json has no ${email}`)
    return caller
  }
}

function placeOrders(events: EventLog, orders: SeedOrder[], callerBy: CallerBy): Promise<string[]> {
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
