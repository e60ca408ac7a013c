import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore'

export async function* readAll(
  inOrder: Query,
  rows: number,
): AsyncGenerator<QueryDocumentSnapshot[]> {
  let page = await inOrder.limit(rows).get()
  while (!page.empty) {
    yield page.docs
    if (page.size < rows) return
    page = await inOrder.limit(rows).startAfter(page.docs.at(-1)).get()
  }
}
