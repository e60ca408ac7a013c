import { type DocumentData, FieldPath, FieldValue, type Query } from 'firebase-admin/firestore'
import { hasCode } from '../http/response/error-code.ts'
import { readAll } from '../paging/read-all.ts'
import { grpcCode } from './grpc-codes.ts'

/** Without `isWrite` it only counts. It can run again, and beside a running shop. */
export async function addBuyerPrefixes(
  documents: Query,
  prefixesOf: (stored: DocumentData) => string[],
  isWrite: boolean,
): Promise<number> {
  let count = 0
  for await (const page of readAll(documents.orderBy(FieldPath.documentId()), 200)) {
    const found = page.flatMap((doc) => {
      const known = new Set(doc.get('buyerPrefixes'))
      const missing = doc.get('email')
        ? prefixesOf(doc.data()).filter((one) => !known.has(one))
        : []
      return missing.length > 0 ? [{ doc, missing }] : []
    })
    count += found.length
    const updates = (isWrite ? found : []).map(({ doc, missing }) => {
      const precondition = { lastUpdateTime: doc.updateTime }
      return doc.ref.update({ buyerPrefixes: FieldValue.arrayUnion(...missing) }, precondition)
    })
    await Promise.all(updates.map((update) => update.catch(ignoreChanged)))
  }
  return count
}

/** Another run finds what was changed meanwhile. */
function ignoreChanged(error: unknown): void {
  if (!hasCode(error, grpcCode.notFound, grpcCode.failedPrecondition)) throw error
}
