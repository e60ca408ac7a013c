import { parseArgs } from 'node:util'
import type { Firestore, Query } from 'firebase-admin/firestore'
import { findStockMismatches } from '../../functions/src/products/reconcile-stock.ts'
import { chooseFirestore } from '../firestore/choose-firestore.ts'
import { runCommand } from '../process/command.ts'
import { step } from '../process/progress.ts'
import { startAuth } from '../start/emulators.ts'
import { startApi } from '../test/api-server.ts'
import { createClient } from './load/client.ts'
import { goShopping, type Outcomes } from './load/shopping.ts'
import { type Figure, report } from './report.ts'

const productCount = 50

await runCommand(async ({ processes }) => {
  const { seconds, clients } = readFlags()
  const { env, firestore } = await step('Opening a shop to load', () =>
    startApi(processes, chooseFirestore(), startAuth(processes)),
  )
  Object.assign(process.env, env)
  const { tokens, admin, products, db } = await step('Letting people sign up', () => fill(clients))
  const client = createClient(env.API_URL)
  const start = performance.now()
  const outcomes = await step(`${clients} clients shop for ${seconds} s`, () =>
    goShopping({ client, admin, products }, tokens, seconds),
  )
  const duration = (performance.now() - start) / 1000

  console.table(client.rows(duration))
  const rate = `${(outcomes.accepted.size / duration).toFixed(1)} orders a second`
  const figures = await compare(db, outcomes, [...client.unexpected])
  return report(`${clients} clients, ${rate}, ${firestore.title}`, figures)
})

function readFlags() {
  const options = {
    seconds: { type: 'string', default: '120' },
    clients: { type: 'string', default: '50' },
  } as const
  const { values } = parseArgs({ options })
  return { seconds: Number(values.seconds), clients: Number(values.clients) }
}

/** The customers' tokens, an admin's, and the ids of the products. */
async function fill(clients: number) {
  // The modules read the emulators' addresses when they are loaded.
  const { aCustomer, anAdmin, db } = await import('../../functions/test/support/people.ts')
  const { aProduct } = await import('../../functions/test/support/api.ts')
  const [admin, customers, products] = await Promise.all([
    anAdmin(),
    Promise.all(Array.from({ length: clients }, () => aCustomer())),
    Promise.all(
      Array.from({ length: productCount }, () => aProduct({ available_quantity: 1_000_000 })),
    ),
  ])
  const tokens = customers.map(({ token }) => token)
  return { tokens, admin: admin.token, products: products.map(({ _id }) => _id), db }
}

/** Compares the clients' responses with the stored documents, and the stock with the event log. */
async function compare(db: Firestore, outcomes: Outcomes, unexpected: string[]): Promise<Figure[]> {
  const { accepted, cancelled, unanswered } = outcomes
  const [placed, orders, mismatches] = await Promise.all([
    count(db.collection('events').where('type', '==', 'order-placed')),
    count(db.collection('orders')),
    findStockMismatches(db),
  ])
  return [
    figure('orders that were accepted, and booked', accepted.size, placed),
    figure('orders accepted and not cancelled, and stored', accepted.size - cancelled.size, orders),
    figure('products whose stock is not what the events say', 0, mismatches.length),
    figure('orders that were refused as busy after all retries', 0, unanswered),
    figure('unexpected responses', 'none', unexpected.join(', ') || 'none'),
  ]
}

async function count(query: Query): Promise<number> {
  return (await query.count().get()).data().count
}

function figure(what: string, target: number | string, measured: number | string): Figure {
  return { what, target: `${target}`, measured: `${measured}`, isMet: target === measured }
}
