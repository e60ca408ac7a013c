import type { Response } from 'express'
import { write } from 'firebase-functions/logger'
import { withoutSecrets } from '../../../contract/clean-error-text.ts'
import type { RequestContext } from './request-context.ts'

/** Logs the endpoint's pattern instead of path and query, which may hold emails. */
export function logRequest(method: string, response: Response, context: RequestContext): void {
  const { id: requestId, startedAt, route = 'unknown', uid, reads, writes } = context
  const status = response.statusCode
  write({
    severity: severityOf(status),
    message: `${method} ${route} ${status}`,
    method,
    route,
    status,
    ms: Date.now() - startedAt,
    ...(uid && { uid }),
    requestId,
    reads,
    writes,
    ...(!response.writableFinished && { aborted: true }),
  })
}

export function logError(error: unknown, requestId: string): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  write({ severity: 'ERROR', message: withoutSecrets(text), requestId })
}

function severityOf(status: number) {
  if (status >= 500) return 'ERROR'
  return status >= 400 ? 'WARNING' : 'INFO'
}
