import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore'

export async function* readAll(
  query: Query,
  rows: number,
): AsyncGenerator<QueryDocumentSnapshot[]> {
  const inOrder = query.orderBy(FieldPath.documentId()).limit(rows)
  let page = await inOrder.get()
  while (!page.empty) {
    yield page.docs
    page = await inOrder.startAfter(page.docs.at(-1)).get()
  }
}
