import {
  type DocumentSnapshot,
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore'
import { readStored } from '../firestore/stored-document.ts'
import { type RefreshingCache, refreshingCache } from './refreshing-cache.ts'

export interface Source<Row> {
  /** The documents of the list; each has `createdAt`. */
  query: Query
  /** Where changes are read from: the same documents and the tombstones of deleted ones. */
  changes: Query
  /** The field that holds the time of a document's last change. */
  changedAt: string
  rowOf: RowOf<Row>
  /** Whether a row is not in the list, such as an unpublished product. */
  isHidden?: (row: Row) => boolean
}

type RowOf<Row> = (snapshot: DocumentSnapshot) => Row

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
  /** Rows that are not in the list, such as unpublished products. */
  hidden: readonly CachedRow<Row>[]
  isWhole: boolean
}

/** Limits the reads that `?fresh=` requests can cause to ten a second. */
const limits = { maxStaleMs: 60_000, timeoutMs: 1000, minIntervalMs: 100 }

/** The maximum number of rows that an instance caches; older rows are read on request. */
const maxRows = 20_000

/**
 * Firestore sets the timestamp of a change before the commit becomes visible. Each query for
 * changes starts this much before the previous one, so that it misses none.
 */
const overlapMs = 2000

/** Caches a list in the instance's memory and refreshes it by reading only the changes. */
export function incrementalCache<Row>(
  source: Source<Row>,
  maxAgeMs: number,
): RefreshingCache<CachedRows<Row>> {
  let lastReadTime: Timestamp | undefined

  return refreshingCache<CachedRows<Row>>(
    async (before) => {
      const query = before && lastReadTime ? changedSince(source, lastReadTime) : newest(source)
      const { docs, readTime } = await query.get()
      const rows = before ? withChanges(before, docs, source) : allOf(docs, source)
      lastReadTime = readTime
      return rows
    },
    { ...limits, maxAgeMs },
  )
}

function newest({ query }: Pick<Source<unknown>, 'query'>): Query {
  return query.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc').limit(maxRows)
}

function changedSince(
  { changes, changedAt }: Pick<Source<unknown>, 'changes' | 'changedAt'>,
  lastReadTime: Timestamp,
): Query {
  const since = Timestamp.fromMillis(lastReadTime.toMillis() - overlapMs)
  return changes.where(changedAt, '>', since).orderBy(changedAt)
}

function allOf<Row>(docs: QueryDocumentSnapshot[], source: Source<Row>): CachedRows<Row> {
  const rows = docs.flatMap((doc) => cachedRows(doc, source.rowOf))
  return { ...split(rows, source), isWhole: docs.length < maxRows }
}

function withChanges<Row>(
  before: CachedRows<Row>,
  docs: QueryDocumentSnapshot[],
  source: Source<Row>,
): CachedRows<Row> {
  const all = [...before.rows, ...before.hidden]
  const known = new Map(all.map((row) => [row.id, row]))
  const changed = docs.filter((doc) => isChanged(doc, known.get(doc.id)))
  // The same object again, so that the pages created from it stay valid.
  if (changed.length === 0) return before
  for (const doc of changed) known.delete(doc.id)
  for (const doc of changed.filter((doc) => !isTombstone(doc))) {
    for (const row of cachedRows(doc, source.rowOf)) known.set(doc.id, row)
  }
  const oldest = before.isWhole ? undefined : all.sort(newestFirst).at(-1)
  const rows = [...known.values()]
    .filter((row) => !oldest || newestFirst(row, oldest) <= 0)
    .sort(newestFirst)
  return {
    ...split(rows.slice(0, maxRows), source),
    isWhole: before.isWhole && rows.length <= maxRows,
  }
}

function split<Row>(
  rows: CachedRow<Row>[],
  { isHidden = () => false }: Source<Row>,
): Pick<CachedRows<Row>, 'rows' | 'hidden'> {
  return {
    rows: rows.filter(({ row }) => !isHidden(row)),
    hidden: rows.filter(({ row }) => isHidden(row)),
  }
}

function isChanged(doc: QueryDocumentSnapshot, known: CachedRow<unknown> | undefined): boolean {
  if (!isTombstone(doc)) return !known?.updateTime.isEqual(doc.updateTime)
  // A deleted document may have been created again.
  return known !== undefined && doc.updateTime.valueOf() > known.updateTime.valueOf()
}

const isTombstone = (doc: QueryDocumentSnapshot) => doc.ref.path.startsWith('deleted/')

/** The document as a row; none if it does not fit the contract. */
function cachedRows<Row>(doc: QueryDocumentSnapshot, rowOf: RowOf<Row>): CachedRow<Row>[] {
  const row = readStored(doc, ({ id, updateTime }) => {
    const createdAt = doc.get('createdAt')
    if (!(createdAt instanceof Timestamp)) throw new Error('createdAt is no timestamp')
    return { id, updateTime, createdAt, row: rowOf(doc) }
  })
  return row ? [row] : []
}

/** The order of the list: by time, then by id, like Firestore's descending order. */
export function newestFirst(a: Position, b: Position): number {
  return (
    b.createdAt.seconds - a.createdAt.seconds ||
    b.createdAt.nanoseconds - a.createdAt.nanoseconds ||
    Number(a.id < b.id) - Number(a.id > b.id)
  )
}
