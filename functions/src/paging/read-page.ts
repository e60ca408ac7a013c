import {
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore'
import { Id } from '../contract/endpoint.ts'
import type { Page, PageQuery } from '../contract/page.ts'
import { readStored } from '../firestore/stored-document.ts'

/**
 * One page of a query, newest first by the field with each row's time. A list that ends with a full
 * page links to an empty one. A document that does not fit the contract is logged and left out.
 */
export async function readPage<Row>(
  query: Query,
  time: string,
  { limit, cursor }: PageQuery,
  rowOf: (snapshot: QueryDocumentSnapshot) => Row | undefined,
): Promise<Page<Row>> {
  const ordered = query.orderBy(time, 'desc').orderBy(FieldPath.documentId(), 'desc').limit(limit)
  const { docs } = await (cursor
    ? ordered.startAfter(new Timestamp(cursor.seconds, cursor.nanoseconds), cursor.id)
    : ordered
  ).get()
  const rows = docs.map((doc) => readStored(doc, rowOf)).filter((row) => row !== undefined)
  // Another value than a time was edited by hand.
  const last = docs.findLast(
    (doc) => doc.get(time) instanceof Timestamp && Id.safeParse(doc.id).success,
  )
  const next = docs.length === limit && last ? cursorOf(last.id, last.get(time)) : undefined
  return { rows, next }
}

/** The cursor of the page after this row. */
export function cursorOf(id: string, { seconds, nanoseconds }: Timestamp): string {
  return `${seconds}.${nanoseconds}.${id}`
}
