import {
  type DocumentSnapshot,
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore'
import { readStored } from '../firestore/stored-document.ts'
import { RefreshingCache } from './refreshing-cache.ts'

export interface Source<Row> {
  /** The documents of the list; each has `createdAt`. */
  query: Query
  /** Where changes are read from: the same documents and the tombstones of deleted ones. */
  changes: Query
  changedAt: string
  rowOf: (snapshot: DocumentSnapshot) => Row
  isHidden?: (row: Row) => boolean
}

interface Position {
  id: string
  createdAt: Timestamp
}

interface CachedRow<Row> extends Position {
  updateTime: Timestamp
  row: Row
}

/** The newest rows of a list as of one read, newest first. Immutable. */
export interface CachedRows<Row> {
  rows: readonly CachedRow<Row>[]
  all: readonly CachedRow<Row>[]
}

const maxRows = 20_000

/** Each query starts this early: a change gets its time before its commit is visible. */
const overlapMs = 2000

/** Caches a list in the instance's memory and refreshes it by reading only the changes. */
export function incrementalCache<Row>(
  source: Source<Row>,
  maxAgeMs: number,
): RefreshingCache<CachedRows<Row>> {
  let lastReadTime: Timestamp | undefined

  return new RefreshingCache<CachedRows<Row>>(async (before) => {
    const query = before && lastReadTime ? changedSince(source, lastReadTime) : newest(source)
    const { docs, readTime } = await query.get()
    lastReadTime = readTime
    return withChanges(before, docs, source)
  }, maxAgeMs)
}

function newest<Row>({ query }: Source<Row>): Query {
  return query.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc').limit(maxRows)
}

function changedSince<Row>({ changes, changedAt }: Source<Row>, lastReadTime: Timestamp): Query {
  const since = Timestamp.fromMillis(lastReadTime.toMillis() - overlapMs)
  return changes.where(changedAt, '>', since).orderBy(changedAt)
}

function withChanges<Row>(
  before: CachedRows<Row> | undefined,
  docs: QueryDocumentSnapshot[],
  { rowOf, isHidden = () => false }: Source<Row>,
): CachedRows<Row> {
  const known = new Map(before?.all.map((row) => [row.id, row]))
  const changed = docs.filter((doc) => isChanged(doc, known.get(doc.id)))
  // The same object again, so that the pages created from it stay valid.
  if (before && changed.length === 0) return before
  for (const doc of changed) {
    const row = isTombstone(doc) ? undefined : cachedRow(doc, rowOf)
    if (row) known.set(doc.id, row)
    else known.delete(doc.id)
  }
  const all = [...known.values()].sort(newestFirst).slice(0, maxRows)
  return { all, rows: all.filter(({ row }) => !isHidden(row)) }
}

function isChanged(doc: QueryDocumentSnapshot, known: CachedRow<unknown> | undefined): boolean {
  if (!isTombstone(doc)) return !known?.updateTime.isEqual(doc.updateTime)
  // A deleted document may have been created again.
  return known !== undefined && doc.updateTime.valueOf() > known.updateTime.valueOf()
}

const isTombstone = (doc: QueryDocumentSnapshot) => doc.ref.path.startsWith('deleted/')

function cachedRow<Row>(
  doc: QueryDocumentSnapshot,
  rowOf: Source<Row>['rowOf'],
): CachedRow<Row> | undefined {
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
