import type { Response } from 'express'
import { write } from 'firebase-functions/logger'
import type { RequestContext } from './request-context.ts'

/**
 * Writes the request's one line: what was asked of which endpoint, by which account, and what it
 * took. Paths and queries may hold addresses, so only the endpoint's pattern is named.
 */
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
    // The client has gone before its answer was complete.
    ...(!response.writableFinished && { aborted: true }),
  })
}

/** Writes what nobody expected, with its stack, under the id that the client is told. */
export function logError(error: unknown, requestId: string): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  write({ severity: 'ERROR', message: withoutSecrets(text), requestId })
}

function severityOf(status: number) {
  if (status >= 500) return 'ERROR'
  return status >= 400 ? 'WARNING' : 'INFO'
}

/** A text of a library, which may quote what is nobody's business, without addresses and tokens. */
export const withoutSecrets = (text: string) =>
  text
    .slice(0, 8000)
    .replaceAll(/[\w.+-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63})+/g, '<email>')
    .replaceAll(/\beyJ[\w-]+(?:\.[\w-]*){0,2}/g, '<token>')
