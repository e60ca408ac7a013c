import {
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore'
import type { Page, PageQuery } from '../contract/page.ts'

/**
 * One page of a query, newest first by the field that holds each row's time. It reads just the
 * rows it answers, so a list that ends with a full page says that there may be more.
 */
export async function readPage<Row>(
  query: Query,
  time: string,
  { limit, cursor }: PageQuery,
  rowOf: (snapshot: QueryDocumentSnapshot) => Row,
): Promise<Page<Row>> {
  const ordered = query.orderBy(time, 'desc').orderBy(FieldPath.documentId(), 'desc').limit(limit)
  const { docs } = await (cursor
    ? ordered.startAfter(new Timestamp(cursor.seconds, cursor.nanoseconds), cursor.id)
    : ordered
  ).get()
  const last = docs.length === limit ? docs.at(-1) : undefined
  return { rows: docs.map(rowOf), next: last && cursorOf(last.id, last.get(time)) }
}

/** The cursor of the page that starts after this row. */
export function cursorOf(id: string, { seconds, nanoseconds }: Timestamp): string {
  return `${seconds}.${nanoseconds}.${id}`
}
