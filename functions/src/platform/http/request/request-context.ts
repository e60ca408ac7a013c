import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { requestTimeoutMs } from '../../../contract/request-timeout.ts'

/** The state of one request, for its log line and its `Server-Timing`. Times in ms. */
export interface RequestContext {
  readonly id: string
  readonly startedAt: number
  readonly deadline: number
  route?: string
  uid?: string
  authMs: number
  storeMs: number
  /** Documents that Firestore billed. */
  reads: number
  writes: number
  /** Set at the timeout: Firestore calls are rejected from then on. */
  timedOut: boolean
  /** Aborted when nobody waits for the response any more: at the timeout, and when the client hangs up. */
  readonly response: AbortController
}

const contexts = new AsyncLocalStorage<RequestContext>()

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
    response: new AbortController(),
  }
  contexts.run(context, run, context)
}

export const currentContext = (): RequestContext | undefined => contexts.getStore()

/** For what all requests share: the timeout of one does not end it, and none counts its reads. */
export const outsideRequest = <Result>(run: () => Result): Result => contexts.exit(run)

export const responseSignal = (): AbortSignal | undefined => currentContext()?.response.signal

export function serverTiming(context: RequestContext): string {
  const { startedAt, authMs, storeMs, reads, writes } = context
  const total = Date.now() - startedAt
  return `total;dur=${total}, auth;dur=${authMs}, store;dur=${storeMs}, db;desc="${reads}r ${writes}w"`
}
