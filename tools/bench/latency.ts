import { Agent, request as open } from 'node:http'
import { getAuth } from 'firebase-admin/auth'
import { FieldValue, type Firestore, type Timestamp } from 'firebase-admin/firestore'
import { chooseFirestore } from '../firestore/choose-firestore.ts'
import { findOfficialFirestore } from '../firestore/official-firestore.ts'
import { runCommand } from '../process/command.ts'
import { step } from '../process/progress.ts'
import { serveFunction } from '../test/api-server.ts'
import { inMs, spreadOf } from './median.ts'
import { openApi } from './open-api.ts'
import { type Figure, report } from './report.ts'

const rounds = 300
const warmUp = 60
const agent = new Agent({ keepAlive: true, maxSockets: 2 })

/** Runs a task once; returns its duration in ms. */
type Timed = () => Promise<number>

interface Request {
  url: string
  method: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: object
}

await runCommand(async ({ processes }) => {
  const { requests, title } = await step('Opening a shop to time', async () => {
    const running = process.env.FIRESTORE_EMULATOR_HOST
    const choice = chooseFirestore(undefined, running, findOfficialFirestore)
    const { url, firestore } = await openApi(processes, choice)
    const bare = 'tools/bench/bare-function.mjs'
    const empty = await serveFunction(processes, bare, 'empty')
    return { requests: await prepare(url, empty.url), title: firestore.title }
  })
  const lines = await step(`Asking ${rounds} times each, in turn with the empty one`, async () => [
    await line('GET /products, 1,000 products', 2, requests.empty, requests.products),
    await line('POST /orders', 4, requests.empty, requests.orders),
    await line(
      'the same by name, which reads the product',
      undefined,
      requests.empty,
      requests.byName,
    ),
    await line('of an order, its three writes alone', undefined, requests.empty, requests.writes),
    await line(
      'of an order, its token checked by the Auth emulator',
      undefined,
      requests.empty,
      requests.token,
    ),
  ])
  return report(`Latency on functions-framework, with ${title}`, lines)
})

/**
 * Times a request and the empty function in turn, so that other load on the machine affects both.
 */
async function line(
  what: string,
  most: number | undefined,
  empty: Timed,
  timed: Timed,
): Promise<Figure> {
  const [bare, times]: [number[], number[]] = [[], []]
  for (let round = -warmUp; round < rounds; round++) {
    const [bareMs, ms] = [await empty(), await timed()]
    if (round < 0) continue
    bare.push(bareMs)
    times.push(ms)
  }
  const [least, spread] = [spreadOf(bare), spreadOf(times)]
  const ratio = spread.median / least.median
  const measured = `${ratio.toFixed(2)} ×: ${inMs(spread)}, empty ${inMs(least)}`
  return { what, target: most ? `≤ ${most} ×` : '', measured, isMet: !most || ratio <= most }
}

async function prepare(
  api: string,
  empty: string,
): Promise<Record<'empty' | 'products' | 'orders' | 'byName' | 'writes' | 'token', Timed>> {
  // These modules read the emulators' addresses when they are loaded.
  const { aCustomer, db } = await import('../../functions/test/support/people.ts')
  const { aProduct } = await import('../../functions/test/support/api.ts')
  const { fill } = await import('../../test/reads/list-budget.ts')
  await fill('products', 999)
  const product = await aProduct({ available_quantity: 1_000_000 })
  const { token } = await aCustomer()
  const headers = { authoraization: `bearer ${token}`, 'content-type': 'application/json' }
  const order = (body: object) =>
    ask({ url: `${api}/orders`, method: 'POST', headers, body: { ...body, quantity: 1 } })
  return {
    empty: () => ask({ url: empty, method: 'GET' }),
    products: () => ask({ url: `${api}/products`, method: 'GET' }),
    orders: () => order({ productId: product._id }),
    byName: () => order({ product: product.product }),
    writes: writer(db),
    token: () => timed(() => getAuth().verifyIdToken(token)),
  }
}

/** Three writes, one with a precondition: the Firestore calls of an order without the rest. */
function writer(db: Firestore): Timed {
  const records = db.collection('bench')
  const stock = records.doc('stock')
  let lastUpdateTime: Timestamp | undefined
  return () =>
    timed(async () => {
      const batch = db.batch()
      const left = FieldValue.increment(-1)
      if (lastUpdateTime) batch.update(stock, { left }, { lastUpdateTime })
      else batch.set(stock, { left })
      for (const record of [records.doc(), records.doc()]) batch.create(record, { pieces: 1 })
      const [moved] = await batch.commit()
      lastUpdateTime = moved?.writeTime
    })
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Ms from sending a request to the last byte of its response. */
function ask({ url, method, headers = {}, body }: Request): Promise<number> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const sent = open(url, { agent, method, headers }, (answer) => {
      answer.resume().on('error', reject)
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - start)
        else reject(new Error(`${method} ${url} was answered with ${answer.statusCode}`))
      })
    })
    sent.on('error', reject).end(body && JSON.stringify(body))
  })
}
