import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { grpcCode, hasCode } from './grpc-codes.ts'

/**
 * Runs a transaction that may be applied twice: Firestore's client repeats it when a commit gets no
 * response. Without reads it costs as much as a plain write, which is not always retried.
 */
export async function runIdempotent<Result>(
  db: Firestore,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await db.runTransaction(work)
  } catch (error) {
    // The client sends an UNAVAILABLE commit again; if the first was written, its transaction has
    // ended.
    if (!hasCode(error, grpcCode.invalidArgument)) throw error
    return db.runTransaction(work)
  }
}
