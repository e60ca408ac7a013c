import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore'
import { warn } from 'firebase-functions/logger'
import { serviceUnavailable } from '../http/api-error.ts'
import { grpcCode, hasCode, outcomeUnknown } from './grpc-codes.ts'

const longestPauseMs = 200

interface Retries<Result> {
  /** The result of an earlier try that was written, although it got no response. */
  findEarlier?: () => Promise<Result | undefined>
  /** gRPC codes after which another try may succeed. */
  retryOn: number[]
  /** No try starts after this time. */
  maxMs?: number
  maxTries?: number
}

/**
 * Retries a commit until it is written once. Each failed try first asks for an earlier one, so that
 * nothing is written twice when a response was lost. Throws the error of `commit` if no retry helps,
 * and 503 when time or tries are used up.
 */
export async function commitOnce<Result>(
  commit: () => Promise<Result>,
  { findEarlier, retryOn, maxMs = 8000, maxTries = Infinity }: Retries<Result>,
): Promise<Result> {
  const end = performance.now() + maxMs
  for (let tries = 0; tries < maxTries && performance.now() < end; tries++) {
    if (tries > 1) await pause(randomInt(Math.min(10 * 2 ** tries, longestPauseMs)))
    try {
      return await commit()
    } catch (error) {
      const earlier = await findEarlier?.()
      if (earlier !== undefined) return earlier
      if (!hasCode(error, ...retryOn)) throw error
      if (hasCode(error, ...outcomeUnknown)) {
        warn('a commit got no response', { error: String(error), tries })
      }
    }
  }
  throw serviceUnavailable()
}

/** Changes documents in a transaction; the change may record `event`. */
export type Change<Result> = (transaction: Transaction, event: DocumentReference) => Promise<Result>

/** Changes of orders of one product conflict, so a transaction is tried this often before a 503. */
const maxAttempts = 20

/**
 * Applies a change once. Firestore's client repeats a transaction whose commit got no response,
 * although it may have been written. If the event is part of the commit, a repeated attempt detects
 * it and returns the first result. A change without an event must be idempotent. Without reads it
 * costs as much as a plain write, which is not always retried.
 */
export async function changeOnce<Result>(db: Firestore, change: Change<Result>): Promise<Result> {
  const event = db.collection('events').doc()
  let sent: { result: Result } | undefined
  const applyChange = async (transaction: Transaction) => {
    if (sent && (await transaction.get(event)).exists) return sent.result
    const result = await change(transaction, event)
    sent = { result }
    return result
  }
  const run = async () => {
    try {
      return await db.runTransaction(applyChange, { maxAttempts })
    } catch (error) {
      const isWritten = sent && (await event.get().catch(() => undefined))?.exists
      if (sent && isWritten) return sent.result
      throw error
    }
  }
  return run().catch((error) => {
    // A document that the change does not read was deleted meanwhile, or the client has sent an
    // UNAVAILABLE commit again, whose transaction had ended.
    if (!hasCode(error, grpcCode.notFound, grpcCode.invalidArgument)) throw error
    return run()
  })
}
