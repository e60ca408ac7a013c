import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

/** What happened in one request, for its line in the log and its `Server-Timing`. Times in ms. */
export interface RequestRecord {
  readonly id: string
  readonly startedAt: number
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

/** The longest that any request may take, in ms; Cloud Run would end it at 30 s, without a word. */
export const maxRequestMs = 25_000

const records = new AsyncLocalStorage<RequestRecord>()

/** Runs a request under a record of its own. */
export function withRecord(run: (record: RequestRecord) => void): void {
  const record: RequestRecord = {
    id: randomUUID(),
    startedAt: Date.now(),
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
