import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore'
import { warn } from 'firebase-functions/logger'
import { serviceUnavailable } from '../http/api-error.ts'
import { hasCode } from '../http/error-code.ts'
import { grpcCode, outcomeUnknown } from './grpc-codes.ts'

const longestPauseMs = 200

interface Retries<Result> {
  /** The result of an earlier try that was written, although it got no response. */
  findEarlier?: () => Promise<{ result: Result } | undefined>
  /** gRPC codes after which another try may succeed. */
  retryOn: number[]
  /** No try starts after this time. */
  maxMs?: number
  maxTries?: number
}

/** A failed try may have been written without a response. Throws `commit`'s error, or 503 when time is up. */
export async function commitOnce<Result>(
  commit: () => Promise<Result>,
  { findEarlier, retryOn, maxMs = 8000, maxTries = Infinity }: Retries<Result>,
): Promise<Result> {
  const end = performance.now() + maxMs
  for (let tries = 1; performance.now() < end; tries++) {
    if (tries > 2) await pause(randomInt(Math.min(10 * 2 ** tries, longestPauseMs)))
    try {
      return await commit()
    } catch (error) {
      const earlier = await findEarlier?.()
      if (earlier) return earlier.result
      if (!hasCode(error, ...retryOn) || tries === maxTries) throw error
      if (hasCode(error, ...outcomeUnknown)) {
        warn('Firestore did not respond', { error: String(error), tries })
      }
    }
  }
  throw serviceUnavailable()
}

type Change<Result> = (transaction: Transaction, event: DocumentReference) => Promise<Result>

/** Changes of orders of one product conflict, so a transaction is tried this often before a 503. */
const maxAttempts = 20

/** A change without an event must be idempotent: a repeated commit is detected only by its event. */
export function changeOnce<Result>(db: Firestore, change: Change<Result>): Promise<Result> {
  const event = db.collection('events').doc()
  let sent: { result: Result } | undefined

  const apply = async (transaction: Transaction) => {
    if (sent && (await transaction.get(event)).exists) return sent.result
    sent = { result: await change(transaction, event) }
    return sent.result
  }
  return commitOnce(() => db.runTransaction(apply, { maxAttempts }), {
    findEarlier: async () => {
      const written = sent && (await event.get().catch(() => undefined))
      return written?.exists ? sent : undefined
    },
    // A document that the change does not read was deleted meanwhile, or the client has sent an
    // UNAVAILABLE commit again, whose transaction had ended.
    retryOn: [grpcCode.notFound, grpcCode.invalidArgument],
    maxTries: 2,
  })
}
