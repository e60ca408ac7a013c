import { hash } from 'node:crypto'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { ApiError } from '../response/api-error.ts'

/** The document id of an Idempotency-Key. It depends on the uid, so a key is separate per caller. */
export const idOfKey = (uid: string, key: string) => hashOf([uid, key]).slice(0, 20)

/** The id of a document that exists once per caller, such as the review. */
export const idOfCaller = (uid: string) => hashOf([uid]).slice(0, 20)

/** Equal for equal bodies, independent of the order of their fields. */
export const fingerprintOf = (body: object) => hashOf(Object.entries(body).sort())

/** The document that an earlier attempt of the request wrote. Throws 422 for another body under its key. */
export function replayOf(
  written: DocumentSnapshot,
  fingerprint?: string,
): DocumentSnapshot | undefined {
  if (!written.exists) return undefined
  if (!fingerprint || written.get('fingerprint') === fingerprint) return written
  throw new ApiError(
    422,
    'idempotency-mismatch',
    'This Idempotency-Key was used for another request',
  )
}

const hashOf = (value: unknown): string => hash('sha256', JSON.stringify(value))
