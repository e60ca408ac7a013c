import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import type { NewProduct } from '../../functions/src/contract/catalog/product.ts'
import { isPartKind } from '../../functions/src/parts/compatibility/part.ts'
import { realPartSearches } from '../../functions/test/support/real-part-searches.ts'
import { shopperSearches } from '../../functions/test/support/shopper-searches.ts'
import { startFirestore } from '../firestore/start-firestore.ts'
import { readImport } from '../import/open-db-import.ts'
import { runCommand } from '../process/command.ts'
import { freePort } from '../process/ports.ts'
import { createProcesses } from '../process/processes.ts'
import { step } from '../process/progress.ts'
import { UserError } from '../process/user-error.ts'
import { emulatorEnv } from '../project.ts'
import { buildFunctions } from '../start/build.ts'
import { startAuth } from '../start/emulators.ts'
import { functionCommand, functionReady } from '../test/api-server.ts'
import { withInventedOffer } from './invented-offer.ts'
import { measuredApi } from './measured-api.ts'
import { atMost, type Figure, median, report } from './report.ts'

const largeHeapMib = 704
/** The memory of an instance for so many parts, and its heap, see docs/scale.md. */
const sizes = [
  { parts: 5000, memoryMib: 512, heapMib: 256, rssMib: 420 },
  { parts: Infinity, memoryMib: 1024, heapMib: largeHeapMib, rssMib: 900 },
]
const rebuiltProducts = 3000
const orderCount = 20

type Api = ReturnType<typeof measuredApi>
type Call = [what: string, call: string, body?: object]
type Products = { id: string; product: NewProduct }[]

await runCommand(async ({ processes }) => {
  const options = { limit: { type: 'string', default: 'Infinity' } } as const
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  const path = positionals[0] ?? process.env.OPEN_DB
  if (!path) throw new UserError('Name the folder or file of OpenDB after --, or in OPEN_DB.')
  const [{ host, counters = '' }, authHost] = await Promise.all([
    startFirestore(processes, { kind: 'embedded' }),
    startAuth(processes),
    buildFunctions(processes),
  ])
  const env = emulatorEnv(host, authHost)
  Object.assign(process.env, env)
  // The module reads the emulators' addresses when it is loaded.
  const { aCustomer, db } = await import('../../functions/test/support/people.ts')
  const { token } = await aCustomer()
  const countReads = async (): Promise<number> => (await (await fetch(counters)).json()).reads

  async function measure(products: Products, { heapMib, rssMib }: (typeof sizes)[number]) {
    await db.recursiveDelete(db.collection('catalogSnapshots'))
    // Each look for changes covers some seconds before the snapshot.
    const earlier = Timestamp.fromMillis(Date.now() - 60_000)
    await step(`Writing ${products.length} products`, () => writeProducts(db, products, earlier))
    const written = await step('Writing the snapshot', () =>
      withFunction('snapshotCatalog', largeHeapMib, env, token, async (writer) => [
        atMost('snapshot, processor', 60_000, (await writer.send('POST /')).processorMs, ' ms'),
        atMost('memory of its process', 900, writer.memoryMib(), ' MiB'),
      ]),
    )
    const reads = await countReads()
    return withFunction('api', heapMib, env, token, async (api, start) => {
      const first = ['GET /products?limit=60', 'GET /search?q=samsung+990+pro']
      const times = first.map((call) => api.send(call).then(() => performance.now() - start))
      const [listMs = 0, searchMs = 0] = await Promise.all(times)
      return [
        ...written,
        atMost('first GET /products, since the start of the process', 1500, listMs, ' ms'),
        atMost('first GET /search, since the start of the process', 4000, searchMs, ' ms'),
        atMost('documents read until then', 50, (await countReads()) - reads, ''),
        ...(await step('Searching', () => measureRequests(api, products))),
        await step('Ordering', () => measureOrders(api, products, db)),
        atMost('responses with 503', 0, api.refusals(), ''),
        atMost('memory of the process after all', rssMib, api.memoryMib(), ' MiB'),
      ]
    })
  }

  const codes: number[] = []
  for (const size of sizes) {
    const parts = Math.min(size.parts, Number(values.limit))
    const { products } = readImport({ path, limit: `${parts}` }, '2026-11-27')
    const title = `${products.length} parts, one core, ${size.memoryMib} MiB`
    codes.push(report(title, await step(`Measuring ${title}`, () => measure(products, size))))
    if (Number(values.limit) <= size.parts) break
  }
  return Math.max(...codes)
})

/** Serves a function alone. */
async function withFunction<Result>(
  target: string,
  heapMib: number,
  env: NodeJS.ProcessEnv,
  token: string,
  use: (api: Api, start: number) => Promise<Result>,
): Promise<Result> {
  const processes = createProcesses()
  const port = await freePort()
  const { args, ...command } = functionCommand(target, port, env)
  const node = [command.file, `--max-old-space-size=${heapMib}`, ...args]
  const pinned = existsSync('/usr/bin/taskset') ? ['taskset', '-c', '0', ...node] : node
  const [file = '', ...rest] = pinned
  const start = performance.now()
  try {
    await processes.serve({ ...command, file, args: rest }, functionReady)
    return await use(measuredApi(port, token), start)
  } finally {
    await processes.stopAll()
  }
}

/** Published, with invented prices and stock, and without events. */
async function writeProducts(db: Firestore, products: Products, time = Timestamp.now()) {
  const writer = db.bulkWriter({ throttling: false })
  for (const { id, product } of products) {
    const times = { createdAt: time, updatedAt: time }
    writer.set(db.doc(`products/${id}`), { ...withInventedOffer(product), ...times })
  }
  await writer.close()
}

async function measureRequests(api: Api, products: Products): Promise<Figure[]> {
  const parts = products.filter(({ product }) => isPartKind(product.specs?.kind))
  const ids = spread(parts, 20).map(({ id }) => id)
  const lines = spread(products, 200).map(({ product }, n) => `${n + 1} x ${product.product}`)
  const searches = [...shopperSearches, ...realPartSearches].map(
    ({ q }): Call => ['', `GET /search?${new URLSearchParams({ q })}`],
  )
  const others: Call[] = [
    ['what fits a build of 20 parts', `GET /search?q=&fits=${ids.join()}`],
    ['check of 20 parts', 'POST /check', { lines: ids.map((productId) => ({ productId })) }],
    [
      '200 lines of a quick order',
      'POST /search/lines',
      { lines: lines.map((text) => ({ text })) },
    ],
    ['complete builds', 'POST /builds/complete', { budget: 2000, purpose: 'gaming' }],
    ['facets with a brand', 'GET /search?brand=Corsair'],
    ['all products by name', 'GET /search?sort=name'],
  ]
  const times: number[] = []
  for (const [, call] of searches) times.push((await api.send(call)).processorMs)
  const figures = [atMost(`p95 of ${times.length} searches, processor`, 100, p95(times), ' ms')]
  for (const [what, call, body] of others) {
    figures.push(atMost(what, 2000, (await api.send(call, body)).ms, ' ms'))
  }
  const waits: number[] = []
  const again = async () => {
    // Another page, because the results by query are cached.
    for (const [, call, body] of [...searches, ...others])
      await api.send(`${call}${body ? '' : '&offset=1'}`, body)
  }
  await during(again(), async () => waits.push((await api.send('GET /products?limit=1')).ms))
  return [...figures, atMost('longest wait of another request', 50, Math.max(...waits), ' ms')]
}

/** Compares orders while the words of many products are indexed again with orders before. */
async function measureOrders(api: Api, products: Products, db: Firestore): Promise<Figure> {
  const first = products.find(({ product }) => withInventedOffer(product).available_quantity > 0)
  const body = { productId: first?.id, quantity: first?.product.minimum_order }
  const order = async () => (await api.send('POST /orders', body)).ms
  const before: number[] = []
  for (let n = 0; n < orderCount; n += 1) before.push(await order())
  const changed = spread(products, rebuiltProducts)
  await writeProducts(
    db,
    changed.map(({ id, product }) => ({
      id,
      product: { ...product, description: 'Indexed again.' },
    })),
  )
  const meanwhile: number[] = []
  await during(api.send('GET /search?q=indexed&fresh=1'), async () => meanwhile.push(await order()))
  const percent = (100 * median(meanwhile)) / median(before)
  return atMost(
    `${meanwhile.length} orders while ${changed.length} products are indexed, of those before`,
    110,
    percent,
    ' %',
  )
}

async function during(work: Promise<unknown>, repeat: () => Promise<unknown>): Promise<void> {
  let isOver = false
  const end = work.finally(() => {
    isOver = true
  })
  while (!isOver) await repeat()
  await end
}

function spread(products: Products, count: number): Products {
  const step = Math.max(1, Math.floor(products.length / count))
  return products.filter((_, n) => n % step === 0).slice(0, count)
}

function p95(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN
}
