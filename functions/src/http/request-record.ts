import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { longestAnswerMs } from '../contract/answer-time.ts'

/** What happened in one request, for its line in the log and its `Server-Timing`. Times in ms. */
export interface RequestRecord {
  readonly id: string
  readonly startedAt: number
  /** When the client is told to come back, if there is no answer yet. */
  readonly endsAt: number
  /** The path of the endpoint that answers, as the contract spells it. */
  route?: string
  /** The caller's account. */
  uid?: string
  authMs: number
  storeMs: number
  /** Documents that Firestore billed. */
  reads: number
  writes: number
  /** Set when the client was told to come back: Firestore is not asked any more. */
  isOutOfTime: boolean
}

const records = new AsyncLocalStorage<RequestRecord>()

/** Runs a request under a record of its own. Its time, in ms, begins now. */
export function withRecord(
  run: (record: RequestRecord) => void,
  requestMs: number = longestAnswerMs,
): void {
  const startedAt = Date.now()
  const record: RequestRecord = {
    id: randomUUID(),
    startedAt,
    endsAt: startedAt + requestMs,
    authMs: 0,
    storeMs: 0,
    reads: 0,
    writes: 0,
    isOutOfTime: false,
  }
  records.run(record, run, record)
}

/** The record of the request that this code runs for; `undefined` outside of any. */
export const currentRecord = (): RequestRecord | undefined => records.getStore()

/** The value of a `Server-Timing` header: where the time went, and what Firestore was asked. */
export function serverTiming({ startedAt, authMs, storeMs, reads, writes }: RequestRecord): string {
  const total = Date.now() - startedAt
  return `total;dur=${total}, auth;dur=${authMs}, store;dur=${storeMs}, db;desc="${reads}r ${writes}w"`
}
