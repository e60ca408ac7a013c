import type {
  DocumentReference,
  Firestore,
  Query,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore'

/** Handles documents, so many at a time, until the query finds no more. `handle` takes them out of it. */
export async function drain(
  query: Query,
  limit: number,
  handle: (docs: QueryDocumentSnapshot[]) => Promise<unknown>,
): Promise<void> {
  for (;;) {
    const { docs } = await query.limit(limit).get()
    if (docs.length > 0) await handle(docs)
    if (docs.length < limit) return
  }
}

export async function deleteAll(db: Firestore, documents: DocumentReference[]): Promise<void> {
  await db.runTransaction(async (transaction) => {
    for (const document of documents) transaction.delete(document)
  })
}

export const refsOf = (docs: QueryDocumentSnapshot[]): DocumentReference[] =>
  docs.map(({ ref }) => ref)
