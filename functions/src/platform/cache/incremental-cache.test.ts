import { randomUUID } from 'node:crypto'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { db } from '../../../test/support/people.ts'
import { publicList } from '../../contract/cache-policy.ts'
import { CachedList } from './cached-list.ts'
import { incrementalCache, type Source } from './incremental-cache.ts'

const time = FieldValue.serverTimestamp()
const rowOf = (doc: DocumentSnapshot): string => {
  const name = doc.get('name')
  if (typeof name !== 'string') throw new Error('no name')
  return name
}

/** The pages of a list in another instance. */
const pagesOf = (source: Source<string>) => {
  const list = new CachedList(source, (row) => row, publicList)
  return (limit: number, fresh?: string) => list.page({ limit, cursor: undefined, fresh })
}

/** The rows of a list at the time of the call. */
const rowsIn = async (list: ReturnType<typeof aCache>) =>
  (await list.getFresh()).rows.map(({ row }) => row)

const aCache = (source: Source<string>) => incrementalCache(source, 3000)

/** A new collection with tombstones, like the products. */
function aCollection() {
  const name = `cached-${randomUUID()}`
  const things = db.collection(name)
  const source = {
    query: things,
    changes: db.collectionGroup(name),
    changedAt: 'updatedAt',
    rowOf,
  }
  return {
    source,
    add: (id: string, at: number | Timestamp = Date.now()) =>
      things.doc(id).set({
        name: id,
        createdAt: typeof at === 'number' ? Timestamp.fromMillis(at) : at,
        updatedAt: time,
      }),
    rename: (id: string, to: unknown) => things.doc(id).update({ name: to, updatedAt: time }),
    remove: (id: string) =>
      db
        .batch()
        .delete(things.doc(id))
        .set(db.doc(`deleted/catalog/${name}/${id}`), { updatedAt: time })
        .commit(),
  }
}

test('a cached list contains added, changed and deleted rows, newest first', async () => {
  const { source, add, rename, remove } = aCollection()
  const list = aCache(source)
  expect(await rowsIn(list)).toEqual([])
  const at = Timestamp.now()
  for (const id of ['a', 'c', 'b']) await add(id, at)
  await add('old', 1000)
  expect(await rowsIn(list)).toEqual(['c', 'b', 'a', 'old'])
  await rename('b', 'B')
  await remove('c')
  expect(await rowsIn(list)).toEqual(['B', 'a', 'old'])
  await remove('old')
  await add('new', Timestamp.fromMillis(at.toMillis() + 1))
  for (const cache of [list, aCache(source)]) {
    expect(await rowsIn(cache)).toEqual(['new', 'B', 'a'])
  }
})

test('more changes than a page has are read page by page, to the end [REAL-4]', async () => {
  const { source, add, rename } = aCollection()
  const list = incrementalCache(source, 3000, 3)
  expect(await rowsIn(list)).toEqual([])
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  for (const [n, id] of ids.entries()) await add(id, n)
  expect(await rowsIn(list)).toEqual(ids.toReversed())
  await rename('a', 'A')
  expect((await rowsIn(list)).at(-1)).toBe('A')
})

test('a document that is created again after its deletion stays in the list', async () => {
  const { source, add, remove } = aCollection()
  const list = aCache(source)
  await add('a')
  await list.getFresh()
  await remove('a')
  await add('a')
  // Each query also covers the last seconds, so it finds the tombstone again.
  for (let time = 0; time < 3; time += 1) expect((await list.getFresh()).rows).toHaveLength(1)
})

test('requests for unusual pages do not evict the page that most clients request', async () => {
  const page = pagesOf(aCollection().source)
  const home = await page(500)
  for (let limit = 1; limit <= 200; limit += 1) {
    await page(limit)
    expect(await page(500)).toBe(home)
  }
  expect(await page(200)).toBe(await page(200))
})

test('an ETag is the same in every instance and changes with the page', async () => {
  const { source, add, rename } = aCollection()
  const [here, there] = [pagesOf(source), pagesOf(source)]
  const etag = async (page = here) => {
    // Refreshes the list.
    await page(1, 'now')
    const shown = await page(1)
    return 'etag' in shown ? shown.etag : 'none'
  }
  await add('old', 1000)
  await add('new', 2000)
  const before = await etag()
  expect(await etag(there)).toBe(before)
  await rename('old', 'on the next page')
  expect(await etag()).toBe(before)
  await rename('new', 'newer')
  expect(await etag()).not.toBe(before)
  expect(await etag(there)).toBe(await etag())
})

test('a document that does not fit the contract is left out, and the other rows are shown', async () => {
  const { source, add, rename } = aCollection()
  const list = aCache(source)
  await add('a')
  await add('b')
  await list.getFresh()
  await rename('a', 7)
  for (const cache of [list, aCache(source)]) expect(await rowsIn(cache)).toEqual(['b'])
})

test('no change that is committed during reads is lost', async () => {
  const { source, add, rename } = aCollection()
  const list = aCache(source)
  const ids = Array.from({ length: 10 }, (_, n) => `thing-${n}`)
  await Promise.all(ids.map((id) => add(id)))
  const writing = Promise.all(
    ids.map(async (id) => {
      for (let n = 1; n <= 10; n++) await rename(id, `${id} ${n}`)
    }),
  )
  let isDone = false
  void writing.then(() => {
    isDone = true
  })
  while (!isDone) await list.getFresh()
  expect((await rowsIn(list)).toSorted()).toEqual(ids.map((id) => `${id} 10`))
})

test('a row that becomes hidden is removed, and a hidden row that changes is not news [STAFF-3]', async () => {
  const { source, add, rename, remove } = aCollection()
  const list = aCache({ ...source, isHidden: (row) => row.startsWith('draft') })
  await add('draft 1')
  await add('b')
  const first = await list.getFresh()
  expect(first.rows.map(({ id }) => id)).toEqual(['b'])
  expect(first.all.map(({ id }) => id)).toEqual(['b', 'draft 1'])
  expect(await list.getFresh()).toBe(first)

  await rename('draft 1', 'draft 2')
  expect((await list.getFresh()).all.map(({ row }) => row)).toContain('draft 2')
  await rename('b', 'draft b')
  await remove('draft 1')
  expect(await rowsIn(list)).toEqual([])
  await rename('b', 'published')
  expect(await rowsIn(list)).toEqual(['published'])
  expect((await list.getFresh()).all).toHaveLength(1)
})
