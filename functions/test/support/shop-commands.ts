import fc from 'fast-check'
import { cancelStalePurchase } from '../../src/domains/orders/changes/cancel-stale-purchases.ts'
import { OrderStore } from '../../src/domains/orders/order-store.ts'
import { grpcCode } from '../../src/platform/firestore/grpc-codes.ts'
import { hasCode } from '../../src/platform/http/response/error-code.ts'
import { Outbox } from '../../src/platform/mail/outbox.ts'
import type { Answer } from './answer.ts'
import { api } from './api.ts'
import { newProduct } from './new-product.ts'
import { db, events, type Person } from './people.ts'

/** The actors of a shop: two customers and an admin. */
export interface Crew {
  customers: [Person, Person]
  admin: Person
}

const stale = { db, orders: new OrderStore(events), mails: new Outbox(db), cancelAfterDays: 1 }

/** The result of one run: all responses, and the created products and orders. */
export interface Run {
  answers: {
    command: Exclude<Command['do'], 'cancelStale'>
    call: string
    targets: string[]
    answer: Answer
  }[]
  products: string[]
  orders: string[]
  /** The paths of deliveries, with their orders: `7K4M9QXT/parcel/1`. */
  parcels: Map<string, string[]>
}

const buyer = fc.constantFrom<0 | 1>(0, 1)
/** Picks one of the products or orders that exist when the command runs. */
const pick = fc.nat({ max: 11 })

const order = fc.record({
  do: fc.constant('order' as const),
  buyer,
  pick,
  quantity: fc.integer({ min: 0, max: 4 }),
})

const batch = fc.record({
  do: fc.constant('batch' as const),
  buyer,
  picks: fc.array(pick, { minLength: 1, maxLength: 3 }),
  quantity: fc.integer({ min: 0, max: 3 }),
})

const command = fc.oneof(
  { weight: 4, arbitrary: order },
  { weight: 2, arbitrary: batch },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('cancel' as const), buyer, pick }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('deliver' as const), pick }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('delete' as const), pick }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('parcel' as const),
      pick,
      pieces: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('undo' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancelAll' as const), buyer }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('deliverAll' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancelStale' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('restock' as const), stock: fc.nat({ max: 6 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('discard' as const), pick }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      pick,
      quantity: fc.nat({ max: 5 }),
      added: fc.array(pick, { maxLength: 1 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('correct' as const),
      pick,
      delta: fc.integer({ min: -4, max: 4 }),
    }),
  },
)
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never

/**
 * An opening stock and waves of commands, orders first; the commands of one wave are sent
 * concurrently.
 */
export const schedule = fc.record({
  stock: fc.integer({ min: 2, max: 9 }),
  orders: fc.array(order, { minLength: 2, maxLength: 4 }),
  waves: fc.array(fc.array(command, { minLength: 2, maxLength: 4 }), {
    minLength: 1,
    maxLength: 3,
  }),
})
export type Schedule = typeof schedule extends fc.Arbitrary<infer S> ? S : never

/** Runs a schedule over HTTP, in a shop with its own two products. */
export async function play({ stock, orders, waves }: Schedule, crew: Crew): Promise<Run> {
  const run: Run = { answers: [], products: [], orders: [], parcels: new Map() }
  for (const _ of [1, 2]) await send({ do: 'restock', stock }, run, crew)
  for (const wave of [orders, ...waves]) {
    const known = {
      ...run,
      products: [...run.products],
      orders: [...run.orders],
      parcels: new Map(run.parcels),
    }
    await Promise.all(wave.map((command) => send(command, known, crew, run)))
  }
  return run
}

async function send(command: Command, known: Run, crew: Crew, run = known): Promise<void> {
  if (command.do === 'cancelStale') return cancelAllStale(known)
  const request = requestOf(command, known, crew)
  if (!request) return
  const { call, by, body } = request
  const headers = command.do === 'change' ? await matchRevision(call) : {}
  const answer = await api(call, { by, headers, ...(body && { body }) })
  const {
    results,
    insertedIds = doneIn(results),
    insertedId = call.split('/')[2] ?? '',
  } = answer.body
  // Lines of one product have the same order.
  const ordered: string[] = [...new Set<string>(insertedIds ?? [insertedId])]
  const targets = run.parcels.get(call.split('/purchase/')[1] ?? '') ?? ordered
  run.answers.push({ command: command.do, call, targets, answer })
  if (answer.status !== 200) return
  if (command.do === 'order' || command.do === 'batch') run.orders.push(...targets)
  if (command.do === 'restock') run.products.push(...targets)
  if (command.do === 'change') run.orders.push(...(await addedBy(answer)))
  for (const [path, order] of parcelsIn(answer.body, insertedId)) {
    run.parcels.set(path, [...(run.parcels.get(path) ?? []), order])
  }
}

type Parcel = string | { purchase: string; _id: string } | undefined

/** The path of each parcel of an answer, and one of its orders. */
function parcelsIn(
  { parcel, results = [] }: { parcel?: Parcel; results?: { id: string; parcel?: Parcel }[] },
  order: string,
): [string, string][] {
  return [{ id: order, parcel }, ...results].flatMap(({ id, parcel }) => {
    if (!parcel) return []
    const [purchase, _id] =
      typeof parcel === 'string' ? [order, parcel] : [parcel.purchase, parcel._id]
    return [[`${purchase}/parcel/${_id}`, id]]
  })
}

/** An older one if the purchase changes meanwhile. */
async function matchRevision(call: string) {
  const order = await db.doc(`orders/${call.split('/')[2]}`).get()
  const purchase = await db.doc(`purchases/${order.get('purchase') ?? 'none'}`).get()
  return { 'if-match': `"${purchase.get('revision') ?? 0}"` }
}

async function addedBy({ headers }: Answer): Promise<string[]> {
  const requestId = headers.get('x-request-id')
  const { docs } = await db.collection('events').where('requestId', '==', requestId).get()
  const added = docs.filter((event) => event.get('type') === 'order-placed')
  return added.map((event) => event.get('subject').split('/')[1])
}

const doneIn = (results?: { id: string; outcome: string }[]) =>
  results?.filter(({ outcome }) => outcome === 'done').map(({ id }) => id)

/** What the schedule does on two days, a mail and a cancellation; it has no response. */
async function cancelAllStale(known: Run): Promise<void> {
  for (const days of [2, 5]) {
    const runs = purchasesOf(known).map((id) =>
      cancelStalePurchase(id, stale, Date.now() + days * 86_400_000),
    )
    // Under contention; the next day does the rest.
    await Promise.all(runs.map((run) => run.catch(ignoreContention)))
  }
}

export const purchasesOf = ({ answers }: Run): string[] =>
  answers.flatMap(({ answer }) => answer.body.purchase ?? [])

function ignoreContention(error: unknown): void {
  if (!hasCode(error, 'busy', grpcCode.aborted)) throw error
}

/** The request of a command; `undefined` while there is no order. */
function requestOf(
  command: Exclude<Command, { do: 'cancelStale' }>,
  known: Run,
  crew: Crew,
): { call: string; by: Person; body?: object } | undefined {
  const { products, orders, parcels } = known
  const { customers, admin } = crew
  const product = 'pick' in command ? products[command.pick % products.length] : undefined
  const order = orders['pick' in command ? command.pick % orders.length : 0]
  if (command.do === 'order') {
    const body = { productId: product, quantity: command.quantity }
    return { call: 'POST /orders', by: customers[command.buyer], body }
  }
  if (command.do === 'batch') {
    const { picks, quantity } = command
    const lines = picks.map((pick) => ({ productId: products[pick % products.length], quantity }))
    return { call: 'POST /orders/batch', by: customers[command.buyer], body: { lines } }
  }
  if (command.do === 'restock') {
    return {
      call: 'POST /products',
      by: admin,
      body: newProduct({ available_quantity: command.stock }),
    }
  }
  if (command.do === 'discard') return { call: `DELETE /product/${product}`, by: admin }
  if (command.do === 'correct') {
    const body = { delta: command.delta, reason: 'counted' }
    return { call: `POST /product/${product}/stock`, by: admin, body }
  }
  if (command.do === 'undo') {
    const path = [...parcels.keys()][command.pick % parcels.size]
    return path ? { call: `DELETE /purchase/${path}`, by: admin } : undefined
  }
  return order ? requestAbout(order, command, known, crew) : undefined
}

function requestAbout(
  order: string,
  command: Exclude<Command, { do: 'cancelStale' }>,
  { products, orders }: Run,
  { customers, admin }: Crew,
) {
  const all = { ids: orders }
  if (command.do === 'deliverAll') return { call: 'POST /orders/deliver', by: admin, body: all }
  if (command.do === 'cancel') {
    return { call: `DELETE /myorder/${order}`, by: customers[command.buyer] }
  }
  if (command.do === 'cancelAll') {
    return { call: 'POST /orders/batch/cancel', by: customers[command.buyer], body: all }
  }
  if (command.do === 'parcel') {
    const body = { lines: [{ orderId: order, pieces: command.pieces }] }
    return { call: `POST /purchase/${order}/parcels`, by: admin, body }
  }
  if (command.do === 'change') {
    const orderId = order
    const added = command.added.map((pick) => ({
      productId: products[pick % products.length],
      quantity: 1,
    }))
    const body = { orders: [{ orderId, quantity: command.quantity }], added }
    return { call: `POST /purchase/${orderId}/lines`, by: admin, body }
  }
  if (command.do === 'deliver') return { call: `PUT /deliver/${order}`, by: admin }
  return { call: `DELETE /order/${order}`, by: admin }
}
