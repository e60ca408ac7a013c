import type { Problem } from '../../contract/problem.ts'

interface Details {
  fields?: Problem['fields']
  current?: Problem['current']
  headers?: Record<string, string>
}

/** An error whose message the caller may see. Any other error becomes a 500 without details. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly details: Details

  constructor(status: number, code: string, message: string, details: Details = {}) {
    super(message)
    this.status = status
    this.code = code
    this.details = details
  }
}

/** 400: the request is invalid. `message` is shown to the user. */
export const badRequest = (code: string, message: string) => new ApiError(400, code, message)

/** 409: the request contradicts the current state. `message` is shown to the user. */
export const conflict = (code: string, message: string) => new ApiError(409, code, message)

/** 404: `what` is the missing thing, for example `product`. */
export const notFound = (what: string) => new ApiError(404, 'not-found', `There is no such ${what}`)

/** 401: the call needs a valid ID token. */
export const unauthorized = () =>
  new ApiError(401, 'unauthenticated', 'Sign in to do this', {
    headers: { 'www-authenticate': 'Bearer' },
  })

/** 403: the caller is known and not allowed. */
export const forbidden = (message = 'Only an admin may do this') =>
  new ApiError(403, 'forbidden', message)

/** 403: an admin has blocked the account from reviews and uploads. */
export const authorBlocked = () =>
  new ApiError(
    403,
    'author-blocked',
    'The shop has blocked your account from reviews and pictures. You can still order.',
  )

/** 405, with the methods of this path in `Allow`. */
export const methodNotAllowed = (method: string, allowed: string[]) =>
  new ApiError(405, 'method-not-allowed', `${method} is not possible here`, {
    headers: { allow: [...new Set(allowed)].join(', ') },
  })

/** 412: the state has changed since the client read it. */
export const preconditionFailed = (message: string, current: Record<string, unknown>) =>
  new ApiError(412, 'stale', message, { current })

/** 429: a rate limit is reached; retry after `seconds`. */
export const tooManyRequests = (seconds: number, headers: Record<string, string> = {}) =>
  new ApiError(429, 'too-many-requests', `That was too fast: try again in ${seconds} s`, {
    headers: { ...headers, 'retry-after': String(seconds) },
  })

/** 503: retry after 2 s. */
export const serviceUnavailable = () =>
  new ApiError(503, 'busy', 'The shop is busy right now, please try again', {
    headers: { 'retry-after': '2' },
  })

/** 503 while the shop is in maintenance; retry after five minutes. */
export const inMaintenance = () =>
  new ApiError(
    503,
    'maintenance',
    'The shop is closed for maintenance. Please try again in a few minutes.',
    { headers: { 'retry-after': '300' } },
  )
