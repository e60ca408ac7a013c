import {
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore'
import { Id } from '../../contract/endpoint.ts'
import { lastSecond, type Page, type PageQuery } from '../../contract/page.ts'
import { readStored } from '../firestore/stored-document.ts'

/** The newest rows that any of the queries finds. Reads of each only those of the response, so a list that ends with a full page links to an empty one. */
export async function readPage<Row>(
  queries: Query | Query[],
  time: string,
  { limit, cursor }: PageQuery,
  rowOf: (snapshot: QueryDocumentSnapshot) => Row | undefined,
): Promise<Page<Row>> {
  const read = (query: Query) => {
    const ordered = query.orderBy(time, 'desc').orderBy(FieldPath.documentId(), 'desc').limit(limit)
    const start = cursor && [new Timestamp(cursor.seconds, cursor.nanoseconds), cursor.id]
    return (start ? ordered.startAfter(...start) : ordered).get()
  }
  const pages = await Promise.all([queries].flat().map(read))
  const found = pages.flatMap(({ docs }) => docs)
  // Firestore sorts those of one query, also values that are no time.
  const docs = pages.length > 1 ? newestOnce(found, time).slice(0, limit) : found
  const rows = docs.map((doc) => readStored(doc, rowOf)).filter((row) => row !== undefined)
  return { rows, next: docs.length === limit ? nextCursor(docs, time, cursor) : undefined }
}

function newestOnce(docs: QueryDocumentSnapshot[], time: string): QueryDocumentSnapshot[] {
  const byKey = new Map(docs.map((doc) => [`${doc.get(time)?.valueOf()} ${doc.id}`, doc]))
  return [...byKey].sort(([a], [b]) => (a < b ? 1 : -1)).map(([, doc]) => doc)
}

/** Firestore sorts values of other types before or after all times; such a row has no cursor. */
function nextCursor(docs: QueryDocumentSnapshot[], time: string, cursor: PageQuery['cursor']) {
  const last = docs.findLast(
    (doc) => doc.get(time) instanceof Timestamp && Id.safeParse(doc.id).success,
  )
  if (last) return cursorOf(last.id, last.get(time))
  // A first page without any time is followed by the newest row that has a time.
  return cursor ? undefined : cursorOf('x', new Timestamp(lastSecond, 0))
}

export function cursorOf(id: string, { seconds, nanoseconds }: Timestamp): string {
  return `${seconds}.${nanoseconds}.${id}`
}
