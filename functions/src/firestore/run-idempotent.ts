import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { grpcCode, hasCode } from './grpc-codes.ts'

/**
 * Runs a transaction that may be done twice: for each commit without an answer Firestore's client
 * runs it again. Without reads it costs no more than a plain write, which is not always retried.
 */
export async function runIdempotent<Result>(
  db: Firestore,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await db.runTransaction(work)
  } catch (error) {
    // The client resends a commit that is UNAVAILABLE; if it was written, its transaction is over.
    if (!hasCode(error, grpcCode.invalidArgument)) throw error
    return db.runTransaction(work)
  }
}
