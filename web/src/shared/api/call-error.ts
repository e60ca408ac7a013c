import type { Problem } from '@tech-house/api/contract/problem'

/** `message` can be shown to the user; `status` 0 means that there was no response. */
export class CallError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: NonNullable<Problem['fields']>
  /** When the API accepts the call again, in seconds; `undefined` if it does not say so. */
  readonly retryAfter: number | undefined

  constructor(
    status: number,
    code: string,
    message: string,
    fields: Problem['fields'] = [],
    cause?: unknown,
    retryAfter?: number,
  ) {
    super(message, { cause })
    this.status = status
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
  }
}

/** The API refused the request: a retry will not help. */
export function isRefusal(error: unknown): error is CallError {
  return error instanceof CallError && error.status >= 400 && error.status < 500
}

const usualWaitSeconds = 10

/** How long to wait after a refusal at the rate limit, in ms; `undefined` after other errors. */
export function rateLimitWaitMs(error: unknown): number | undefined {
  if (!(error instanceof CallError) || error.status !== 429) return undefined
  return 1000 * (error.retryAfter ?? usualWaitSeconds)
}

/** Like `rateLimitWaitMs`, also after a 503, for a call that changes nothing when it is repeated. */
export function retryWaitMs(error: unknown): number | undefined {
  const isBusy = error instanceof CallError && error.status === 503
  return isBusy ? 1000 * (error.retryAfter ?? usualWaitSeconds) : rateLimitWaitMs(error)
}

export function isDenied(error: unknown): error is CallError {
  return error instanceof CallError && (error.status === 401 || error.status === 403)
}

/** Refused before the API reads the body: session, App Check, slow connection, rate limit. */
const unrelatedStatuses = [401, 408, 429]

/** `wasUnknown`: an earlier attempt may have been, and only a refusal of the body says that it was not. */
export function isOutcomeUnknown(error: unknown, wasUnknown = false): boolean {
  if (!isRefusal(error) || error.code === 'unreadable') return true
  return wasUnknown && unrelatedStatuses.includes(error.status)
}
