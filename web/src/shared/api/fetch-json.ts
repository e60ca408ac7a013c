import type { Problem } from '@tech-house/api/contract/problem'
import { apiUrl } from './api-url.ts'
import { CallError } from './call-error.ts'
import { connectionLost, timedOut } from './network-errors.ts'

/** Slightly longer than the API's own limit, so that its 503 arrives first. */
const requestTimeoutMs = 28_000

/** Throws `CallError` with the API's message, or with status 0 when there was no response. */
export async function fetchJson(path: string, init: RequestInit = {}) {
  const timeout = AbortSignal.timeout(requestTimeoutMs)
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout
  try {
    // `stale-while-revalidate` is for the CDN: a browser would show a stale response, and ask twice.
    const response = await fetch(apiUrl + path, { ...init, cache: 'no-cache', signal })
    const body: unknown = await response.json()
    if (!response.ok) throw refusal(response, body)
    return { body, headers: response.headers }
  } catch (cause) {
    if (cause instanceof CallError) throw cause
    if (cause instanceof SyntaxError) throw unreadable(cause)
    init.signal?.throwIfAborted()
    const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError'
    throw isTimeout ? timedOut(cause) : connectionLost(cause)
  }
}

function refusal({ status, headers }: Response, body: unknown): CallError {
  // Checked without zod, because the landing page does not load it.
  const problem = body as Partial<Problem> | null
  if (typeof problem?.code !== 'string') return unreadable(undefined, status)
  const detail = problem.detail || 'The shop could not do that. Please try again.'
  const retryAfter = Number(headers.get('retry-after')) || undefined
  return new CallError(status, problem.code, detail, problem.fields, undefined, retryAfter)
}

/** The response is not JSON in the contract's format. */
export function unreadable(cause?: unknown, status = 0): CallError {
  const message = 'The shop gave an answer that we cannot read. Please try again in a moment.'
  return new CallError(status, 'unreadable', message, [], cause)
}

/** The cursor of the next page, from the header `Link: <…?cursor=…>; rel="next"`. */
export function nextCursor({ headers }: { headers: Headers }): string | undefined {
  const query = headers.get('link')?.match(/<[^>]*\?([^>]*)>;\s*rel="next"/)?.[1]
  return new URLSearchParams(query).get('cursor') ?? undefined
}

export function tokenHeader(token: string | undefined | null): Record<string, string> {
  // sic: the contract spells this header so.
  return token ? { authoraization: `bearer ${token}` } : {}
}
