import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore'
import { Order } from '../../../contract/orders/order.ts'
import {
  type Purchase,
  type PurchaseDetails,
  PurchaseEvent,
  type PurchaseFilter,
  type PurchaseLine,
  type PurchaseStep,
} from '../../../contract/orders/purchase.ts'
import { readPurchaseNumber } from '../../../contract/orders/purchase-number.ts'
import type { Page, PageQuery } from '../../../contract/page.ts'
import type { EventFacts } from '../../../contract/shop-events.ts'
import { eventsAbout } from '../../../platform/events/event-log.ts'
import { readEvent, type StoredEvent } from '../../../platform/events/stored-event.ts'
import { chunksOf } from '../../../platform/firestore/map-in-chunks.ts'
import { readStored } from '../../../platform/firestore/stored-document.ts'
import { notFound } from '../../../platform/http/response/api-error.ts'
import { readPage } from '../../../platform/paging/read-page.ts'
import { readMessages } from '../messages/message-store.ts'
import { isoTime, orderOf } from '../stored-order.ts'
import { purchaseOf, purchaseRef } from './stored-purchase.ts'

/** Of ten orders. */
const maxOrderEvents = 500
const maxCorrections = 50
/** Without the texts from before and after. */
const prices = ['before.delivery', 'after.delivery', 'after.note']
const correctionFields = [
  ...['type', 'at', 'actor', 'subject', 'requestId', 'after.state', 'after.payment'],
  ...prices,
]

type TimelineEvent = StoredEvent<(typeof PurchaseEvent.options)[number]>
type OrderFacts = EventFacts<'order-changed'>

export class PurchaseReads {
  readonly #db: Firestore

  constructor(db: Firestore) {
    this.#db = db
  }

  listOf(uid: string, page: PageQuery): Promise<Page<Purchase>> {
    const own = this.#db.collection('purchases').where('uid', '==', uid)
    return readPage(own, 'createdAt', page, purchaseOf)
  }

  /** The other filters do not matter for a number, except the status. */
  async list(page: PageQuery, filter: PurchaseFilter = {}): Promise<Page<Purchase>> {
    const { number, status } = filter
    if (number === undefined) {
      return readPage(matchingPurchases(this.#db, filter), 'createdAt', page, purchaseOf)
    }
    const id = readPurchaseNumber(number)
    const snapshot = id ? await purchaseRef(this.#db, id).get() : undefined
    const found = snapshot?.exists ? readStored(snapshot, purchaseOf) : undefined
    return { rows: found && (!status || found.status === status) ? [found] : [], next: undefined }
  }

  async count(filter: PurchaseFilter): Promise<number> {
    const query = matchingPurchases(this.#db, filter).orderBy('createdAt', 'desc')
    return (await query.count().get()).data().count
  }

  /** By its number or the id of one of its orders. Throws 404, also for another buyer, who might guess numbers. */
  async read(id: string, uid: string, isStaff: boolean): Promise<PurchaseDetails> {
    const number = readPurchaseNumber(id) ?? (await this.#numberOf(id))
    const snapshot = await purchaseRef(this.#db, number).get()
    const buyer: unknown = snapshot.get('uid')
    if (!snapshot.exists || (buyer !== uid && !isStaff)) throw notFound('purchase')
    const purchase = readStored(snapshot, purchaseOf)
    if (!purchase) throw notFound('purchase')

    const refs = purchase.orderIds.map((order) => this.#db.doc(`orders/${order}`))
    const [orders, events, messages, notes] = await Promise.all([
      this.#db.getAll(...refs),
      this.#eventsOf(refs, purchase),
      readMessages(this.#db, 'messages', purchase._id, isStaff),
      isStaff ? readMessages(this.#db, 'notes', purchase._id, isStaff) : undefined,
    ])
    const lines = orders.map((order) =>
      order.exists ? readStored(order, orderOf) : removedLine(order.id, purchase, events),
    )
    return {
      ...purchase,
      lines: lines.filter((line) => line !== undefined),
      messages,
      ...(notes && { notes }),
      timeline: stepsOf(events, buyer, isStaff),
    }
  }

  async #numberOf(order: string): Promise<string> {
    const ref = this.#db.doc(`orders/${order}`)
    const number: unknown = (await ref.get()).get('purchase')
    // The events outlive the order.
    const removed = async () => (await eventsAbout(this.#db, [ref.path]).limit(1).get()).docs[0]
    return String(number ?? (await removed())?.get('before.purchase'))
  }

  /** Oldest first. The newest of each kind, because every view of the purchase reads them. */
  async #eventsOf(orders: DocumentReference[], { _id, revision, returns }: Purchase) {
    const paths = chunksOf(
      orders.map(({ path }) => path),
      10,
    )
    const queries = [...paths].map((ten) => eventsAbout(this.#db, ten).limit(maxOrderEvents))
    if (revision > 0 || returns.length > 0) {
      const corrections = eventsAbout(this.#db, [purchaseRef(this.#db, _id).path])
      queries.push(corrections.select(...correctionFields).limit(maxCorrections))
    }
    const found = await Promise.all(queries.map((query) => query.get()))
    // Others may be about the orders, too.
    return found
      .flatMap(({ docs }) => docs)
      .flatMap((event) => readEvent(event, PurchaseEvent.options) ?? [])
      .sort((a, b) => a.at.toMillis() - b.at.toMillis())
  }
}

function matchingPurchases(
  db: Firestore,
  { status, unanswered, payment, email, from, to }: Omit<PurchaseFilter, 'number'>,
): Query {
  let query: Query = db.collection('purchases')
  if (status) query = query.where('status', '==', status)
  if (unanswered) query = query.where('unanswered', '==', true)
  if (payment) query = query.where('payment.state', '==', payment)
  if (email) query = query.where('email', '==', email)
  if (from) query = query.where('createdAt', '>=', new Date(from))
  if (to) query = query.where('createdAt', '<', new Date(to))
  return query
}

/** What the last event of an order says of it. */
function removedLine(
  id: string,
  { name, email }: Purchase,
  events: TimelineEvent[],
): PurchaseLine | undefined {
  const last = events.findLast((event) => event.subject === `orders/${id}`)
  const order = Order.safeParse({ ...last?.before, _id: id, name, email }).data
  return order && { ...order, status: last?.type === 'order-cancelled' ? 'cancelled' : 'deleted' }
}

/** The events of one commit, which share their time, are one step. */
function stepsOf(events: TimelineEvent[], buyer: unknown, isStaff: boolean): PurchaseStep[] {
  const steps = new Map<string, PurchaseStep>()
  for (const event of events) {
    const { type, actor } = event
    const at = isoTime(event.at)
    const key = `${type} ${at} ${event.requestId}`
    const step: PurchaseStep = steps.get(key) ?? {
      type,
      at,
      by: actor.uid === buyer ? 'buyer' : 'shop',
      ...(isStaff && { email: actor.email }),
      orderIds: [],
    }
    if (event.type === 'return-changed') step.note = event.after.state ?? ''
    else if (event.type === 'purchase-edited') addDelivery(step, event)
    else if (event.type === 'payment-changed') step.payment = event.after.payment ?? {}
    else addOrder(step, event)
    steps.set(key, step)
  }
  return [...steps.values()]
}

function addDelivery(step: PurchaseStep, { before, after }: EventFacts<'purchase-edited'>) {
  const [from, to] = [before.delivery?.priceCents, after.delivery?.priceCents]
  if (from !== undefined && to !== undefined && from !== to) {
    step.delivery = { before: from, after: to }
  }
  if (after.note) step.note = after.note
}

function addOrder(
  step: PurchaseStep,
  event: Exclude<TimelineEvent, { type: 'purchase-edited' | 'return-changed' | 'payment-changed' }>,
) {
  const { type, subject, before, after } = event
  const orderId = subject.replace('orders/', '')
  step.orderIds.push(orderId)
  if (type === 'order-changed') {
    const quantities = { before: before.quantity ?? 0, after: after.quantity ?? 0 }
    step.quantities = [...(step.quantities ?? []), { orderId, ...quantities }]
  }
  const part = movedPart(type, before, after)
  if (part) step.parts = [...(step.parts ?? []), { orderId, ...part }]
  if (after.note) step.note = after.note
}

/** Of a delivery, its undoing or a withdrawal: how many of the pieces, if not all. */
function movedPart(
  type: PurchaseStep['type'],
  before: OrderFacts['before'],
  after: OrderFacts['after'],
) {
  const field = type === 'order-withdrawn' ? 'withdrawnPieces' : 'deliveredPieces'
  const pieces = Math.abs((after[field] ?? 0) - (before[field] ?? 0))
  const quantity = before.quantity ?? 0
  return pieces > 0 && pieces < quantity ? { pieces, quantity } : undefined
}
