import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { edit } from '../../functions/test/support/catalogs.ts'
import { runs } from '../../functions/test/support/runs.ts'
import { freePort } from '../../tools/process/ports.ts'
import { emulatorEnv } from '../../tools/project.ts'
import { functionCommand, functionReady } from '../../tools/test/api-server.ts'
import { expectNothingLost } from './support/audit.ts'
import { authHost, startApi, startFirestore } from './support/fault-shop.ts'
import { killed, launch } from './support/launch.ts'
import { order } from './support/orders.ts'
import { aProduct } from './support/products.ts'

const opening = 1000
const { host, db, aCustomer, tester } = await startFirestore()
const snapshots = db.collection('catalogSnapshots')
const current = snapshots.doc('current')
const countStored = async () => (await snapshots.count().get()).data().count

/** Starts the built function `snapshotCatalog`. */
async function startWriter() {
  const port = await freePort()
  const child = await launch(
    functionCommand('snapshotCatalog', port, emulatorEnv(host, authHost)),
    functionReady,
  )
  return { child, write: () => statusOf(`http://127.0.0.1:${port}`, { method: 'POST' }) }
}

const statusOf = (url: string, init?: RequestInit) =>
  fetch(url, init).then(
    ({ status }) => status,
    () => 'killed',
  )

test('a writer and a reader of the snapshot that are killed at any time leave a right list, search and stock [SCALE-3]', async () => {
  const [buyer, ...ids] = await Promise.all([
    aCustomer(),
    ...Array.from({ length: 40 }, () => aProduct(db, tester, opening)),
  ])
  const first = await startWriter()
  const start = performance.now()
  expect(await first.write()).toBe(200)
  const writeMs = performance.now() - start
  await killed(first.child)
  const writes = []
  const orders = []
  for (let n = 0; n < runs.snapshotKills; n += 1) {
    const [writer, reader, api] = await Promise.all([startWriter(), startApi(host), startApi(host)])
    // No earlier word begins so.
    const word = 'x'.repeat(5 + n)
    const changed = ids.slice(n, n + 3)
    for (const id of changed) await edit({ db }, id, { description: word })
    // After a piece of the rows, after one of the index, and while it reads and computes.
    const newPieces = (n + 1) % 3
    const stored = await countStored()
    const ends = [writer.write(), statusOf(`${reader.url}/search?q=drive`)]
    await expect
      .poll(countStored, { interval: 1, timeout: 60_000 })
      .toBeGreaterThanOrEqual(stored + newPieces)
    await pause(Math.random() * (newPieces ? 5 : writeMs))
    await Promise.all([killed(writer.child), killed(reader.child)])
    writes.push((await Promise.all(ends))[0])
    await expectWholeSnapshot()
    await expectRight(api.url, word, changed)
    orders.push(await order(api.url, { by: buyer, productId: ids[n] ?? '', key: `key-${word}` }))
    await killed(api.child)
  }
  expect(writes).toContain('killed')

  const before = await current.get()
  const [writer, api] = await Promise.all([startWriter(), startApi(host)])
  // A writer that was killed in its transaction holds the lock until Firestore ends it; the schedule comes again.
  await expect.poll(writer.write, { timeout: 60_000 }).toBe(200)
  expect((await current.get()).get('id')).not.toBe(before.get('id'))
  await expectWholeSnapshot()
  const n = runs.snapshotKills - 1
  await expectRight(api.url, 'x'.repeat(5 + n), ids.slice(n, n + 3))
  await expectNothingLost(db, ids.slice(0, runs.snapshotKills), opening, orders)
})

/** A new instance would not see that it misses a piece: it reads all products instead. */
async function expectWholeSnapshot() {
  const { id, rows, index } = (await current.get()).data() ?? {}
  const { docs } = await snapshots.get()
  const pieces = docs.filter((piece) => piece.id.startsWith(id))
  expect(pieces).toHaveLength(rows.pieces + index.pieces)
}

interface Shown {
  _id: string
  available_quantity: number
}

async function expectRight(url: string, word: string, changed: string[]) {
  const read = async (path: string): Promise<unknown> => (await fetch(url + path)).json()
  const listed = (await read('/products')) as Shown[]
  const { docs } = await db.collection('products').get()
  const stored = docs.map((doc) => [doc.id, doc.get('available_quantity')])
  expect(listed.map((row) => [row._id, row.available_quantity]).sort()).toEqual(stored.sort())
  const { products } = (await read(`/search?q=${word}`)) as { products: Shown[] }
  expect(products.map(({ _id }) => _id).sort()).toEqual(changed.toSorted())
}
