import { Agent, request as open } from 'node:http'
import { chooseFirestore } from '../firestore/choose-firestore.ts'
import { findOfficialFirestore } from '../firestore/official-firestore.ts'
import { runCommand } from '../process/command.ts'
import { step } from '../process/narrate.ts'
import { serveFunction } from '../testing/api-server.ts'
import { inMs, spreadOf } from './median.ts'
import { openApi } from './open-api.ts'
import { type Figure, report } from './report.ts'

const rounds = 400
const warmUp = 100
const agent = new Agent({ keepAlive: true, maxSockets: 2 })

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
    const empty = await serveFunction(processes, bare, 'empty', process.env)
    return { requests: await prepare(url, empty.url), title: firestore.title }
  })
  const lines = await step(`Asking ${rounds} times each, in turn with the empty one`, async () => [
    await line('GET /products, 1,000 products', 2, requests.empty, requests.products),
    await line('POST /orders', 4, requests.empty, requests.orders),
  ])
  return report(`Latency on functions-framework, with ${title}`, lines)
})

/** Times a request against the empty function, asked in turn: what else the machine does hits both. */
async function line(what: string, most: number, empty: Request, request: Request): Promise<Figure> {
  const [bare, times]: [number[], number[]] = [[], []]
  for (let round = -warmUp; round < rounds; round++) {
    const [bareMs, ms] = [await ask(empty), await ask(request)]
    if (round < 0) continue
    bare.push(bareMs)
    times.push(ms)
  }
  const [least, spread] = [spreadOf(bare), spreadOf(times)]
  const ratio = spread.median / least.median
  const measured = `${ratio.toFixed(2)} ×: ${inMs(spread)}, empty ${inMs(least)}`
  return { what, target: `≤ ${most} ×`, measured, isMet: ratio <= most }
}

async function prepare(
  api: string,
  empty: string,
): Promise<Record<'empty' | 'products' | 'orders', Request>> {
  // They read the emulators' addresses when they are loaded.
  const { aCustomer } = await import('../../functions/src/testing/people.ts')
  const { aProduct } = await import('../../functions/src/testing/api.ts')
  const { fill } = await import('./list-budget.ts')
  await fill('products', 999)
  const product = await aProduct({ available_quantity: 1_000_000 })
  const { token } = await aCustomer()
  const headers = { authoraization: `bearer ${token}`, 'content-type': 'application/json' }
  return {
    empty: { url: empty, method: 'GET' },
    products: { url: `${api}/products`, method: 'GET' },
    orders: {
      url: `${api}/orders`,
      method: 'POST',
      headers,
      body: { productId: product._id, quantity: 1 },
    },
  }
}

/** Milliseconds from sending a request to the last byte of its answer. */
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
