import {
  type DocumentSnapshot,
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore'
import { warn } from 'firebase-functions/logger'
import { maxListRows } from '../../contract/page.ts'
import { readStored } from '../firestore/stored-document.ts'
import { timeSlices } from '../http/concurrency/time-slices.ts'
import { outsideRequest } from '../http/request/request-context.ts'
import { readAll } from '../paging/read-all.ts'
import { RefreshingCache } from './refreshing-cache.ts'

export interface Source<Row> {
  /** The documents of the list; each has `createdAt`. */
  query: Query
  /** Where changes are read from: the same documents and the tombstones of deleted ones. */
  changes: Query
  changedAt: string
  rowOf: (snapshot: DocumentSnapshot) => Row
  isHidden?: (row: Row) => boolean
  /** Where a new instance starts. Absent if it reads the whole list. */
  snapshot?: { readRows: () => Promise<CachedRows<Row> | undefined> }
}

interface Position {
  id: string
  createdAt: Timestamp
}

export interface CachedRow<Row> extends Position {
  updateTime: Timestamp
  row: Row
}

/** The newest rows of a list as of one read, newest first. Immutable. */
export interface CachedRows<Row> {
  rows: readonly CachedRow<Row>[]
  all: readonly CachedRow<Row>[]
  /** Later changes are not in it. */
  readTime: Timestamp
  /** When a row changes without a write, in ms. */
  until?: number
}

/** Each query starts this early: a change gets its time before its commit is visible. */
const overlapMs = 2000

/** Caches a list in the instance's memory and refreshes it by reading only the changes. */
export function incrementalCache<Row>(
  source: Source<Row>,
  maxAgeMs: number,
  pageRows = 5000,
): RefreshingCache<CachedRows<Row>> {
  let list: CachedRows<Row> | undefined
  let lastReadTime: Timestamp | undefined

  return new RefreshingCache<CachedRows<Row>>(async (report) => {
    list ??= await source.snapshot?.readRows()
    if (!list) {
      list = await outsideRequest(() => readWhole(source, pageRows))
      return list
    }
    const changes = changedSince(source, lastReadTime ?? list.readTime).limit(pageRows)
    let page = await changes.get()
    // Of the first page: what becomes visible later may have a time before the next pages.
    const { readTime } = page
    list = await withChanges(list, page.docs, readTime, source)
    while (page.size === pageRows) {
      report(list)
      const next = changes.startAfter(page.docs.at(-1))
      // The rest of an import can take longer than a request has.
      page = await outsideRequest(() => next.get())
      list = await withChanges(list, page.docs, readTime, source)
    }
    lastReadTime = readTime
    return list
  }, maxAgeMs)
}

/** Changes during the read are in no page or in a later one, and are read again as changes since its start. */
async function readWhole<Row>(source: Source<Row>, pageRows: number): Promise<CachedRows<Row>> {
  const query = source.query.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc')
  let list: CachedRows<Row> = { rows: [], all: [], readTime: new Timestamp(0, 0) }
  for await (const docs of readAll(query, pageRows)) {
    const { all, readTime } = list
    const start = all.length > 0 ? readTime : (docs[0]?.readTime ?? readTime)
    list = await withChanges(list, docs, start, source)
    if (list.all.length === maxListRows) break
  }
  return list
}

function changedSince<Row>({ changes, changedAt }: Source<Row>, lastReadTime: Timestamp): Query {
  const since = Timestamp.fromMillis(lastReadTime.toMillis() - overlapMs)
  return changes.where(changedAt, '>', since).orderBy(changedAt)
}

async function withChanges<Row>(
  before: CachedRows<Row>,
  docs: QueryDocumentSnapshot[],
  readTime: Timestamp,
  { rowOf, isHidden = () => false }: Source<Row>,
): Promise<CachedRows<Row>> {
  if (docs.length === 0) return before
  const yieldToEventLoop = timeSlices(undefined)
  const known = new Map(before.all.map((row) => [row.id, row]))
  const changed = docs.filter((doc) => isChanged(doc, known.get(doc.id)))
  // The same object again, so that the pages created from it stay valid.
  if (changed.length === 0) return before
  for (const doc of changed) {
    const row = isTombstone(doc) ? undefined : cachedRow(doc, rowOf)
    if (row) known.set(doc.id, row)
    else known.delete(doc.id)
    await yieldToEventLoop()
  }
  const all = [...known.values()].sort(newestFirst).slice(0, maxListRows)
  if (all.length === maxListRows) {
    warn('A list is full: it has only its newest rows', { rows: maxListRows })
  }
  return { all, rows: all.filter(({ row }) => !isHidden(row)), readTime }
}

function isChanged(doc: QueryDocumentSnapshot, known: CachedRow<unknown> | undefined): boolean {
  if (!isTombstone(doc)) return !known?.updateTime.isEqual(doc.updateTime)
  // A deleted document may have been created again.
  return known !== undefined && doc.updateTime.valueOf() > known.updateTime.valueOf()
}

const isTombstone = (doc: QueryDocumentSnapshot) => doc.ref.path.startsWith('deleted/')

function cachedRow<Row>(doc: QueryDocumentSnapshot, rowOf: Source<Row>['rowOf']) {
  return readStored(doc, ({ id, updateTime }) => {
    const createdAt = doc.get('createdAt')
    if (!(createdAt instanceof Timestamp)) throw new Error('createdAt is no timestamp')
    return { id, updateTime, createdAt, row: rowOf(doc) }
  })
}

export function newestFirst(a: Position, b: Position): number {
  return (
    b.createdAt.seconds - a.createdAt.seconds ||
    b.createdAt.nanoseconds - a.createdAt.nanoseconds ||
    Number(a.id < b.id) - Number(a.id > b.id)
  )
}
