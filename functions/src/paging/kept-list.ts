import {
  type DocumentSnapshot,
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore'
import { readStored } from '../firestore/stored-document.ts'
import { type UpToDate, upToDate } from './up-to-date.ts'

export interface Source<Row> {
  /** The documents of the list; they carry `createdAt`. */
  query: Query
  /** Where changes are found: the same documents, and a tombstone for each that was deleted. */
  changes: Query
  /** The field that holds the time of a document's last change. */
  changedAt: string
  rowOf: RowOf<Row>
}

type RowOf<Row> = (snapshot: DocumentSnapshot) => Row

export interface KeptRow<Row> {
  id: string
  createdAt: Timestamp
  /** Tells one state of the document from the next. */
  updateTime: Timestamp
  row: Row
}

/** The newest rows of a list, newest first, as they were at one moment. Never changed. */
export interface KeptRows<Row> {
  rows: readonly KeptRow<Row>[]
  /** Whether these are all there are. */
  isWhole: boolean
}

/**
 * With `s-maxage` and `stale-while-revalidate`, what others changed shows within 10 s. Anybody may
 * ask for a fresh list as often as they like; that reads it ten times a second and no more.
 */
const limits = { maxAgeMs: 3000, fallbackMs: 60_000, patienceMs: 1000, restMs: 100 }

/** The newest rows that an instance keeps; older ones are read when somebody asks for them. */
const maxRows = 20_000

/**
 * Firestore stamps a change when the write arrives and shows it when it is committed: changes are
 * asked for from this long before the last reading, so that none slips by in between.
 */
const overlapMs = 2000

/** A list in the instance's memory that follows Firestore by reading only what has changed. */
export function keptList<Row>(source: Source<Row>): UpToDate<KeptRows<Row>> {
  let lastReading: Timestamp | undefined

  return upToDate<KeptRows<Row>>(async (before) => {
    const query = before && lastReading ? changedSince(source, lastReading) : newest(source)
    const { docs, readTime } = await query.get()
    const rows = before ? withChanges(before, docs, source.rowOf) : allOf(docs, source.rowOf)
    lastReading = readTime
    return rows
  }, limits)
}

function newest({ query }: Source<unknown>): Query {
  return query.orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc').limit(maxRows)
}

function changedSince({ changes, changedAt }: Source<unknown>, lastReading: Timestamp): Query {
  const since = Timestamp.fromMillis(lastReading.toMillis() - overlapMs)
  return changes.where(changedAt, '>', since).orderBy(changedAt)
}

function allOf<Row>(docs: QueryDocumentSnapshot[], rowOf: RowOf<Row>): KeptRows<Row> {
  return { rows: docs.flatMap((doc) => keptRows(doc, rowOf)), isWhole: docs.length < maxRows }
}

function withChanges<Row>(
  before: KeptRows<Row>,
  docs: QueryDocumentSnapshot[],
  rowOf: RowOf<Row>,
): KeptRows<Row> {
  const known = new Map(before.rows.map((row) => [row.id, row]))
  const news = docs.filter((doc) => isNews(doc, known.get(doc.id)))
  // The same rows stay the same object: what was made of them is still true.
  if (news.length === 0) return before
  for (const doc of news) known.delete(doc.id)
  for (const doc of news.filter((doc) => !isTombstone(doc))) {
    for (const row of keptRows(doc, rowOf)) known.set(doc.id, row)
  }
  const oldest = before.isWhole ? undefined : before.rows.at(-1)
  const rows = [...known.values()]
    .filter((row) => !oldest || newestFirst(row, oldest) <= 0)
    .sort(newestFirst)
  return { rows: rows.slice(0, maxRows), isWhole: before.isWhole && rows.length <= maxRows }
}

function isNews(doc: QueryDocumentSnapshot, known: KeptRow<unknown> | undefined): boolean {
  return isTombstone(doc) ? known !== undefined : !known?.updateTime.isEqual(doc.updateTime)
}

const isTombstone = (doc: QueryDocumentSnapshot) => doc.ref.path.startsWith('deleted/')

/** The document as a row; none when it does not fit the contract. */
function keptRows<Row>(doc: QueryDocumentSnapshot, rowOf: RowOf<Row>): KeptRow<Row>[] {
  const kept = readStored(doc, ({ id, updateTime }) => {
    const createdAt = doc.get('createdAt')
    if (!(createdAt instanceof Timestamp)) throw new Error('createdAt is no timestamp')
    return { id, updateTime, createdAt, row: rowOf(doc) }
  })
  return kept ? [kept] : []
}

type Place = Pick<KeptRow<unknown>, 'id' | 'createdAt'>

/** The order of the list: by time, then by id, as Firestore's own descending order. */
export function newestFirst(a: Place, b: Place): number {
  return (
    b.createdAt.seconds - a.createdAt.seconds ||
    b.createdAt.nanoseconds - a.createdAt.nanoseconds ||
    Number(a.id < b.id) - Number(a.id > b.id)
  )
}
