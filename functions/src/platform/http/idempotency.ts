import { createHash } from 'node:crypto'
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore'
import { ApiError } from './api-error.ts'

/** The document id of an Idempotency-Key. It depends on the uid, so a key is separate per caller. */
export const idOfKey = (uid: string, key: string) => hash([uid, key]).slice(0, 20)

/** The id of a document that exists once per caller, such as the review. */
export const idOfCaller = (uid: string) => hash([uid]).slice(0, 20)

/** Equal for equal bodies, independent of the order of their fields. */
export const fingerprintOf = (body: object) => hash(Object.entries(body).sort())

/** What an earlier attempt of the request wrote. Throws 422 for another body under its key. */
export async function findReplay(
  written: DocumentReference,
  fingerprint: string,
  read = (document: DocumentReference): Promise<DocumentSnapshot> => document.get(),
): Promise<DocumentSnapshot | undefined> {
  const earlier = await read(written)
  if (!earlier.exists) return undefined
  if (earlier.get('fingerprint') !== fingerprint) {
    throw new ApiError(
      422,
      'idempotency-mismatch',
      'This Idempotency-Key was used for another request',
    )
  }
  return earlier
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}
