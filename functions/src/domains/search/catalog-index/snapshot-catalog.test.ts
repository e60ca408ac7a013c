import { randomUUID } from 'node:crypto'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { expect, test, vi } from 'vitest'
import { aCatalog, edit, whatIsShown } from '../../../../test/support/catalogs.ts'
import { newProduct } from '../../../../test/support/new-product.ts'
import { tester } from '../../../../test/support/people.ts'
import { EventLog } from '../../../platform/events/event-log.ts'
import { ProductStore } from '../../products/product-store.ts'
import { SnapshotStore } from '../../products/snapshot-store.ts'
import { snapshotCatalog } from './snapshot-catalog.ts'

const current = 'catalogSnapshots/current'
/** Instances with the snapshot and without it show the same, down to nanoseconds. */
async function expectTrue(shop: { db: Firestore; events: EventLog }) {
  const shown = await whatIsShown(shop, new SnapshotStore(shop.db))
  expect(shown).toStrictEqual(await whatIsShown(shop))
}

test('a new instance reads the snapshot and what changed since, and shows what one without it shows [SCALE-1]', async () => {
  const shop = await aCatalog()
  const [a = '', b = '', c = ''] = shop.ids
  await edit(shop, c, { draft: true })
  expect(await snapshotCatalog(shop.events)).toBe(60)
  await edit(shop, a, { description: 'Xylophone.', available_quantity: 3 })
  await edit(shop, c, { draft: false })
  await shop.products.remove(b, tester)
  await shop.products.add(newProduct(), tester)
  await expectTrue(shop)
  const start = (events: EventLog) => whatIsShown({ events }, new SnapshotStore(events.db))
  // `current`, a piece of the rows, one of the index, and four changes.
  expect(await killedAt(Infinity, shop, start)).toBe(7)
  expect(await snapshotCatalog(shop.events)).toBe(60)
  await expectTrue(shop)
  expect(await snapshotCatalog(shop.events)).toBeUndefined()
})

test('a new instance indexes no product whose words are in the snapshot [SCALE-1]', async () => {
  const shop = await aCatalog()
  await snapshotCatalog(shop.events)
  const { default: MiniSearch } = await import('minisearch')
  const add = vi.spyOn(MiniSearch.prototype, 'add')
  await whatIsShown(shop, new SnapshotStore(shop.db))
  expect(add).not.toHaveBeenCalled()
  add.mockRestore()
})

const damages: Record<string, (db: Firestore) => Promise<unknown>> = {
  missing: (db) => db.doc(current).delete(),
  'too old': (db) =>
    db.doc(current).update({ readTime: Timestamp.fromMillis(Date.now() - 3 * 86_400_000) }),
  'of another release': (db) => db.doc(current).update({ release: 'another' }),
  'of another form': (db) => db.doc(current).update({ rows: 7 }),
  'without a piece of its rows': (db) => deletePiece(db, 'rows'),
  'without a piece of its index': (db) => deletePiece(db, 'index'),
  'with other bytes': async (db) => changePiece(db, 'rows'),
  'with other bytes in its index': async (db) => changePiece(db, 'index'),
}

const pieceOf = async (db: Firestore, part: string) =>
  db.doc(`catalogSnapshots/${(await db.doc(current).get()).get('id')}-${part}-0`)
const deletePiece = async (db: Firestore, part: string) => (await pieceOf(db, part)).delete()
const changePiece = async (db: Firestore, part: string) =>
  (await pieceOf(db, part)).update({ bytes: Buffer.from('other') })

test.each(Object.entries(damages))(
  'a snapshot that is %s is not used [SCALE-3]',
  async (_, damage) => {
    const shop = await aCatalog(5)
    await snapshotCatalog(shop.events)
    await damage(shop.db)
    await edit(shop, shop.ids[0] ?? '', { description: 'Xylophone.' })
    await expectTrue(shop)
    // The next one is right.
    await shop.db.doc(current).set({ fullReadTime: new Timestamp(0, 0) }, { merge: true })
    expect(await snapshotCatalog(shop.events)).toBe(5)
    expect(await new SnapshotStore(shop.db).readRows()).toBeDefined()
    await expectTrue(shop)
  },
)

test('of two writers at once the newer read stays [SCALE-3]', async () => {
  const { db, events, ids } = await aCatalog(5)
  const store = new SnapshotStore(db)
  const old = await new ProductStore(events).rows()
  await edit({ db }, ids[0] ?? '', { description: 'Xylophone.' })
  await snapshotCatalog(events)
  const id = (await db.doc(current).get()).get('id')
  await store.write({
    list: { ...old, readTime: Timestamp.fromMillis(Date.now() - 60_000) },
    fullReadTime: old.readTime,
    index: [],
  })
  expect((await db.doc(current).get()).get('id')).toBe(id)
  await Promise.all([1, 2, 3].map(() => snapshotCatalog(events)))
  await expectTrue({ db, events })
})

test('a product that is added and deleted again causes no copy that is not used [SCALE-3]', async () => {
  const shop = await aCatalog(5)
  await snapshotCatalog(shop.events)
  await shop.products.remove(await shop.products.add(newProduct(), tester), tester)
  const pieces = () => shop.db.collection('catalogSnapshots').count().get()
  const before = (await pieces()).data().count
  // An hour later each change is enough.
  vi.useFakeTimers({ now: Date.now() + 4_000_000, toFake: ['Date'] })
  expect(await snapshotCatalog(shop.events)).toBeUndefined()
  vi.useRealTimers()
  expect((await pieces()).data().count).toBe(before)
  await expectTrue(shop)
})

test('a writer or reader that is killed at any call leaves a right catalog [SCALE-3]', async () => {
  const shop = await aCatalog(12)
  await snapshotCatalog(shop.events)
  for (let call = 0; call < 15; call += 1) {
    const id = shop.ids[call % 12] ?? ''
    await edit(shop, id, { description: call % 2 ? 'Xylophone.' : randomUUID() })
    await shop.db.doc(current).update({ readTime: Timestamp.fromMillis(Date.now() - 4_000_000) })
    await killedAt(call, shop, (events) => snapshotCatalog(events))
    await expectTrue(shop)
    await killedAt(call % 5, shop, (events) =>
      whatIsShown({ events }, new SnapshotStore(events.db)),
    )
    await expectTrue(shop)
  }
})

/** Runs the work on a Firestore that fails from this call on. Returns the documents that it has read. */
async function killedAt(
  call: number,
  { db }: { db: Firestore },
  work: (events: EventLog) => Promise<unknown>,
) {
  let calls = 0
  let reads = 0
  const count = (found: unknown) => {
    const { length, size } = Object(found)
    reads += length ?? Math.max(size ?? 1, 1)
  }
  const methods = new Set(['get', 'set', 'getAll', 'runTransaction'])
  const wrap = <Value>(value: Value): Value => {
    if (typeof value !== 'object' || value === null) return value
    return new Proxy(value, {
      get: (target, name) => {
        const member = Reflect.get(target, name, target)
        if (typeof member !== 'function') return member
        return (...args: unknown[]) => {
          const isCall = methods.has(String(name))
          if (isCall && ++calls > call) throw new Error('killed')
          const result = member.apply(target, args)
          if (isCall) Promise.resolve(result).then(count, () => {})
          return isCall ? result : wrap(result)
        }
      },
    })
  }
  await work(new EventLog(wrap(db))).catch(() => undefined)
  return reads
}
