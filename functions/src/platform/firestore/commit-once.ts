import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore'
import { warn } from 'firebase-functions/logger'
import { replayOf } from '../http/request/idempotency.ts'
import { serviceUnavailable } from '../http/response/api-error.ts'
import { hasCode } from '../http/response/error-code.ts'
import { grpcCode, lostRace, outcomeUnknown } from './grpc-codes.ts'

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
      if (earlier) return earlier
      if (!hasCode(error, ...retryOn) || tries === maxTries) throw error
      if (hasCode(error, ...outcomeUnknown)) {
        warn('Firestore did not respond', { error: String(error), tries })
      }
    }
  }
  throw serviceUnavailable()
}

export interface KeyedRequest<Result> {
  /** What the change creates, with an id from the key: its event, if it records one. */
  document: DocumentReference
  /** Absent if the id of the document depends on all that the request says. */
  fingerprint?: string
  resultOf: (document: DocumentSnapshot) => Result
}

/** Changes of orders of one product conflict, so a transaction is tried this often before a 503. */
const maxAttempts = 20

/** A change without an event must be idempotent. Throws 422 if the key was used for another request. */
export async function changeOnce<Result>(
  db: Firestore,
  change: (transaction: Transaction, event: DocumentReference) => Promise<Result>,
  request?: KeyedRequest<Result>,
): Promise<Result> {
  const document = request?.document ?? db.collection('events').doc()
  let sent: { result: Result } | undefined

  const earlierOf = (snapshot: DocumentSnapshot) => {
    const earlier = replayOf(snapshot, request?.fingerprint)
    return earlier && request ? { result: request.resultOf(earlier) } : earlier && sent
  }
  const apply = async (transaction: Transaction) => {
    const earlier = sent && earlierOf(await transaction.get(document))
    sent = earlier ?? { result: await change(transaction, document) }
    return sent
  }
  const done = await commitOnce(() => db.runTransaction(apply, { maxAttempts }), {
    findEarlier: async () => (sent || request ? earlierOf(await document.get()) : undefined),
    // A document that the change does not read was deleted meanwhile, or the client has sent an
    // UNAVAILABLE commit again, whose transaction had ended.
    ...(request
      ? { retryOn: [...lostRace, grpcCode.invalidArgument] }
      : { retryOn: [grpcCode.notFound, grpcCode.invalidArgument], maxTries: 2 }),
  })
  return done.result
}
