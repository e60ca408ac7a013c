import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { requestTimeoutMs } from '../contract/request-timeout.ts'

/** What happened in one request, for its line in the log and its `Server-Timing`. Times in ms. */
export interface RequestContext {
  readonly id: string
  readonly startedAt: number
  /** When the client is told to come back, if there is no answer yet. */
  readonly deadline: number
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
  timedOut: boolean
}

const contexts = new AsyncLocalStorage<RequestContext>()

/** Runs a request under a context of its own. Its time, in ms, begins now. */
export function runInContext(
  run: (context: RequestContext) => void,
  requestMs: number = requestTimeoutMs,
): void {
  const startedAt = Date.now()
  const context: RequestContext = {
    id: randomUUID(),
    startedAt,
    deadline: startedAt + requestMs,
    authMs: 0,
    storeMs: 0,
    reads: 0,
    writes: 0,
    timedOut: false,
  }
  contexts.run(context, run, context)
}

/** The context of the request that this code runs for; `undefined` outside of any. */
export const currentContext = (): RequestContext | undefined => contexts.getStore()

/** The value of a `Server-Timing` header: where the time went, and what Firestore was asked. */
export function serverTiming({
  startedAt,
  authMs,
  storeMs,
  reads,
  writes,
}: RequestContext): string {
  const total = Date.now() - startedAt
  return `total;dur=${total}, auth;dur=${authMs}, store;dur=${storeMs}, db;desc="${reads}r ${writes}w"`
}
