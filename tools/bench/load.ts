import { randomUUID } from 'node:crypto'
import { createHistogram } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Firestore, Query } from 'firebase-admin/firestore'
import { findStockMismatches } from '../../functions/src/domains/products/reconcile-stock.ts'
import { chooseFirestore } from '../firestore/choose-firestore.ts'
import { runCommand } from '../process/command.ts'
import { step } from '../process/progress.ts'
import { startAuth } from '../start/emulators.ts'
import { startApi } from '../test/api-server.ts'
import { type Figure, report } from './report.ts'

const productCount = 50
/** They have a Retry-After: the client is too fast, or the shop busy. */
const retryable = [429, 503]
const maxAttempts = 10

const durations = new Map<string, ReturnType<typeof createHistogram>>()
const accepted = new Set<string>()
const cancelled = new Set<string>()

await runCommand(async ({ processes }) => {
  const options = {
    seconds: { type: 'string', default: '120' },
    clients: { type: 'string', default: '50' },
  } as const
  const { values } = parseArgs({ options })
  const [seconds, clients] = [Number(values.seconds), Number(values.clients)]
  const { env, firestore } = await step('Opening a shop to load', () =>
    startApi(processes, chooseFirestore(), startAuth(processes)),
  )
  Object.assign(process.env, env)
  const { tokens, db, ...shop } = await step('Letting people sign up', () => fill(clients))
  const start = performance.now()
  await step(`${clients} clients shop for ${seconds} s`, () =>
    Promise.all(
      tokens.map(async (token, customer) => {
        for (let round = customer; performance.now() < start + seconds * 1000; round += 1)
          await shopOnce(shop, token, round)
      }),
    ),
  )
  const duration = (performance.now() - start) / 1000
  const perSecond = (count: number) => Number((count / duration).toFixed(1))
  const rows = [...durations].map(([call, ms]) => ({
    call,
    responses: ms.count,
    'per second': perSecond(ms.count),
    'p50 ms': ms.percentile(50),
    'p95 ms': ms.percentile(95),
    'p99 ms': ms.percentile(99),
  }))
  console.table(rows)
  const rate = `${perSecond(accepted.size)} orders a second`
  return report(`${clients} clients, ${rate}, ${firestore.title}`, await compare(db))
})

async function fill(clients: number) {
  // The modules read the emulators' addresses when they are loaded.
  const { aCustomer, anAdmin, db } = await import('../../functions/test/support/people.ts')
  const { aProduct } = await import('../../functions/test/support/api.ts')
  const aBigProduct = () => aProduct({ available_quantity: 1_000_000 })
  const [admin, customers, products] = await Promise.all([
    anAdmin(),
    Promise.all(Array.from({ length: clients }, () => aCustomer())),
    Promise.all(Array.from({ length: productCount }, aBigProduct)),
  ])
  const tokens = customers.map(({ token }) => token)
  return { tokens, admin: admin.token, products: products.map(({ _id }) => _id), db }
}

async function shopOnce(
  { admin, products }: { admin: string; products: string[] },
  token: string,
  round: number,
): Promise<void> {
  const productId = products[round % 2 ? 0 : Math.floor(Math.random() * products.length)]
  await send('GET /products', '?limit=60')
  await send('GET /product/', productId)
  const { insertedId: id } = await send('POST /orders', '', token, { productId, quantity: 1 })
  accepted.add(id)
  await send('GET /myorders', '?limit=20', token)
  if (round % 3 === 1) await send('PUT /deliver/', id, admin)
  if (round % 3 !== 0) return
  await send('DELETE /myorder/', id, token)
  cancelled.add(id)
}

async function send(call: string, rest = '', token = '', body?: object) {
  const [method = '', path] = call.split(' ')
  const headers = {
    ...(token && { authoraization: `bearer ${token}` }),
    ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
  }
  const request = { method, headers, ...(body && { body: JSON.stringify(body) }) }
  const ms = durations.get(call) ?? createHistogram()
  durations.set(call, ms)
  for (let attempts = 1; ; attempts += 1) {
    const start = performance.now()
    const response = await fetch(`${process.env.API_URL}${path}${rest}`, request)
    const answer = await response.json()
    ms.record(Math.max(1, Math.round(performance.now() - start)))
    if (response.ok) return answer
    if (!retryable.includes(response.status) || attempts === maxAttempts)
      throw new Error(`${call}: ${response.status} ${answer.code}`)
    await pause(Number(response.headers.get('retry-after') ?? 1) * 1000)
  }
}

async function compare(db: Firestore): Promise<Figure[]> {
  const [placed, orders, mismatches] = await Promise.all([
    count(db.collection('events').where('type', '==', 'order-placed')),
    count(db.collection('orders')),
    findStockMismatches(db),
  ])
  return [
    figure('orders that were accepted, and booked', accepted.size, placed),
    figure('orders accepted and not cancelled, and stored', accepted.size - cancelled.size, orders),
    figure('products whose stock is not what the events say', 0, mismatches.length),
  ]
}

async function count(query: Query): Promise<number> {
  return (await query.count().get()).data().count
}

function figure(what: string, target: number, measured: number): Figure {
  return { what, target: `${target}`, measured: `${measured}`, isMet: target === measured }
}
