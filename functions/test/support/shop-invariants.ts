import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { expect } from 'vitest'
import { chunksOf } from '../../src/platform/firestore/map-in-chunks.ts'
import { ledgerOf } from './api.ts'
import { db } from './people.ts'
import { purchasesOf, type Run } from './shop-commands.ts'

const eventOf: Partial<Record<Run['answers'][number]['command'], string>> = {
  order: 'order-placed',
  batch: 'order-placed',
  cancel: 'order-cancelled',
  cancelAll: 'order-cancelled',
  deliver: 'order-delivered',
  deliverAll: 'order-delivered',
  parcel: 'order-delivered',
  undo: 'delivery-undone',
  delete: 'order-deleted',
  restock: 'product-added',
  discard: 'product-deleted',
  correct: 'stock-corrected',
}

/** The statuses of a refused request: 503 on a busy machine, never another 5xx. */
const refusals = [400, 403, 404, 409, 412, 503]

type Events = Awaited<ReturnType<typeof eventsOf>>

/** Fails unless the stored documents match the responses of the run, and the stock is correct. */
export async function expectTrueShop(run: Run): Promise<void> {
  const events = await eventsOf(run)
  expectAnswersKept(run, events)
  const taken = new Map<string, number>()
  for (const id of run.orders) {
    const { productId, pieces } = await expectTrueOrder(id, run, events)
    taken.set(productId, (taken.get(productId) ?? 0) + pieces)
  }
  for (const id of run.products) await expectTrueStock(id, taken.get(id) ?? 0, events)
  await expectTruePurchases(run)
  await expectNoOtherOrders(run)
}

/** The events of the run, by request and by document. */
async function eventsOf(run: Run) {
  const requestIds = [
    ...run.answers.map(({ answer }) => answer.headers.get('x-request-id')),
    ...purchasesOf(run).map((purchase) => `cancel-stale-${purchase}`),
  ]
  const found = await Promise.all(
    [...chunksOf(requestIds, 10)].map((ids) =>
      db.collection('events').where('requestId', 'in', ids).get(),
    ),
  )
  const docs = found.flatMap(({ docs }) => docs)
  return {
    byRequest: (id: string | null) => docs.filter((event) => event.get('requestId') === id),
    about: (subject: string, type: string) =>
      docs.filter((event) => event.get('subject') === subject && event.get('type') === type),
  }
}

/** A 2xx response has exactly one event per document, under its request id; others have none. */
function expectAnswersKept({ answers }: Run, events: Events): void {
  for (const { command, targets, answer } of answers) {
    const recorded = events
      .byRequest(answer.headers.get('x-request-id'))
      .map((event) => [event.get('type'), event.get('subject').split('/')[1]])
    const hasChanged = answer.status === 200 && answer.body.modifiedCount !== 0
    const documents = hasChanged ? targets : []
    // Orders of a parcel that were deleted stay so.
    if (command === 'undo' && hasChanged) {
      expect(documents).toEqual(expect.arrayContaining(recorded.map(([, id]) => id)))
      expect(new Set(recorded.map(([type]) => type))).toEqual(new Set([eventOf.undo]))
      continue
    }
    // The events of changed lines are checked with their orders.
    if (command === 'change') expect(recorded.length > 0).toBe(hasChanged)
    else expect(recorded.sort()).toEqual(documents.map((id) => [eventOf[command], id]).sort())
    if (answer.status !== 200) expect(refusals).toContain(answer.status)
  }
}

/** The opening stock with all corrections minus the orders equals the sum of all deltas, and is never negative. */
async function expectTrueStock(id: string, taken: number, events: Events): Promise<void> {
  const [added] = events.about(`products/${id}`, 'product-added')
  const deleted = events.about(`products/${id}`, 'product-deleted').length
  const product = await db.doc(`products/${id}`).get()
  const stock = product.exists ? product.get('available_quantity') : 0
  expect(deleted).toBe(product.exists ? 0 : 1)
  expect(stock).toBeGreaterThanOrEqual(0)
  expect(await ledgerOf({ _id: id })).toBe(stock)
  const corrected = events
    .about(`products/${id}`, 'stock-corrected')
    .reduce((sum, event) => sum + event.get('stock.delta'), 0)
  if (product.exists) expect(stock).toBe(added?.get('stock.delta') + corrected - taken)
}

/**
 * Placed once, delivered as often as its parcels say, removed at most once, never cancelled while a
 * part is delivered. Returns the sold pieces: all, or the delivered ones if the order was removed.
 */
async function expectTrueOrder(
  id: string,
  run: Run,
  events: Events,
): Promise<{ productId: string; pieces: number }> {
  const about = (type: string) => events.about(`orders/${id}`, type)
  const [placed, ...again] = about('order-placed')
  const removed = [...about('order-cancelled'), ...about('order-deleted')]
  expect(again).toEqual([])
  expect(removed.length).toBeLessThanOrEqual(1)
  const { productId, quantity, purchase } = placed?.get('after') ?? {}
  const delivered = [...about('order-delivered'), ...about('delivery-undone')].reduce(
    (sum, event) => sum + piecesIn(event, 'after') - piecesIn(event, 'before'),
    0,
  )
  if (about('order-cancelled').length > 0) expect(delivered).toBe(0)
  // Each change begins with what the one before has left, in any order of the events.
  const pieces = about('order-changed').reduce(
    (sum, event) => sum + event.get('after.quantity') - event.get('before.quantity'),
    quantity,
  )
  const order = await db.doc(`orders/${id}`).get()
  expect(order.exists).toBe(removed.length === 0)
  if (order.exists) {
    expect(order.get('status')).toBe(delivered === pieces ? 'delivered' : 'pending')
    expect(order.get('deliveredPieces') ?? 0).toBe(delivered)
    expect(order.get('quantity')).toBe(pieces)
    expect(delivered).toBeLessThanOrEqual(pieces)
    const { parcels = [] } = (await db.doc(`purchases/${purchase}`).get()).data() ?? {}
    const lines: { orderId: string; pieces: number }[] = parcels.flatMap(
      (parcel: { lines: object[] }) => parcel.lines,
    )
    const packed = lines.filter(({ orderId }) => orderId === id)
    expect(packed.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(delivered)
  }
  await expectMailed(id, run, events)
  return { productId, pieces: removed.length > 0 ? delivered : pieces }
}

const piecesIn = (event: QueryDocumentSnapshot, time: 'before' | 'after'): number =>
  event.get(`${time}.deliveredPieces`) ?? 0

/**
 * Each commit has a mail with the id of its first event, unless a delivered order was deleted. Nothing
 * sends here, so the cancellation of a whole purchase takes its waiting mail back, and writes none, and
 * so does an undone delivery.
 */
async function expectMailed(id: string, { answers }: Run, events: Events): Promise<void> {
  const undone = answers
    .filter(({ command, answer }) => command === 'undo' && answer.status === 200)
    .map(({ call }) => call.split('/parcel/')[1])
  const about = (type: string) => events.about(`orders/${id}`, type)
  const isMailed = async (event: { id: string }) =>
    (await db.doc(`mail/${commitOf(event)}`).get()).exists
  const [placed] = about('order-placed')
  const purchase = await db.doc(`purchases/${placed?.get('after').purchase}`).get()
  const ids: string[] = purchase.get('orderIds')
  const ends = ids.map((id) => events.about(`orders/${id}`, 'order-cancelled').map(commitOf)[0])
  const isTold = !ends[0] || new Set(ends).size > 1 || purchase.get('revision') > 0
  const isAdded = placed?.id !== `${id}-placed`
  if (placed) expect(await isMailed(placed)).toBe(isAdded || (isTold && ids[0] === id))
  for (const event of about('order-changed')) expect(await isMailed(event)).toBe(true)
  for (const event of about('order-delivered')) {
    expect(await isMailed(event)).toBe(!undone.includes(commitOf(event)))
  }
  for (const event of about('order-cancelled')) expect(await isMailed(event)).toBe(isTold)
  for (const event of about('order-deleted')) {
    expect(await isMailed(event)).toBe(event.get('before.status') === 'pending')
  }
}

/** The first event of its commit. */
const commitOf = ({ id }: { id: string }) => id.replace(/-\d+$/, '')

/** Each order has one purchase, which knows what became of it, and its sum is that of its orders. */
async function expectTruePurchases({ orders }: Run): Promise<void> {
  for (const id of orders) {
    const { docs } = await db.collection('purchases').where('orderIds', 'array-contains', id).get()
    expect(docs).toHaveLength(1)
    const { orderIds, ...purchase } = docs[0]?.data() ?? {}
    const refs = orderIds.map((order: string) => db.doc(`orders/${order}`))
    const lines = await db.getAll(...refs)
    const left = lines.filter(({ exists }) => exists)
    const idsWith = (status: string) =>
      left.filter((order) => order.get('status') === status).map((order) => order.id)
    const [pending, delivered] = [idsWith('pending'), idsWith('delivered')]
    expect(new Set(left.map((order) => order.get('purchase')))).toEqual(
      new Set(left.map(() => docs[0]?.id)),
    )
    expect(purchase.pendingIds.sort()).toEqual(pending.sort())
    expect(purchase.deliveredIds.sort()).toEqual(delivered.sort())
    const ended = delivered.length > 0 ? 'delivered' : 'cancelled'
    expect(purchase.status).toBe(pending.length > 0 ? 'pending' : ended)
    const cents = left.map((order) => Math.round(order.get('totalPrice') * 100))
    expect(purchase.totalCents).toBe(cents.reduce((sum, one) => sum + one, 0))
  }
}

async function expectNoOtherOrders({ products, orders }: Run): Promise<void> {
  const { docs } = await db.collection('orders').where('productId', 'in', products).get()
  for (const { id } of docs) expect(orders).toContain(id)
}
