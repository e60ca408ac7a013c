import { createHash } from 'node:crypto'
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore'
import { ApiError } from './api-error.ts'

/** The id under which a caller's Idempotency-Key writes; the same key of another caller has another. */
export const idOfKey = (uid: string, key: string) => hash([uid, key]).slice(0, 20)

/** The id of the one document that a caller has of its kind. */
export const idOfCaller = (uid: string) => hash([uid]).slice(0, 20)

/** Equal for equal bodies, whatever the order of their fields. */
export const fingerprintOf = (body: object) => hash(Object.entries(body).sort())

/**
 * The document that an earlier try of the same request has written, if there is one. Throws 422
 * when the key was used with another body.
 */
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
