import type { Problem } from '../../../contract/problem.ts'

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

export const badRequest = (code: string, message: string) => new ApiError(400, code, message)

export const conflict = (code: string, message: string) => new ApiError(409, code, message)

export const notFound = (what: string) => new ApiError(404, 'not-found', `There is no such ${what}`)

export const unauthorized = () =>
  new ApiError(401, 'unauthenticated', 'Sign in to do this', {
    headers: { 'www-authenticate': 'Bearer' },
  })

export const forbidden = (message = 'Your account may not do this') =>
  new ApiError(403, 'forbidden', message)

export const authorBlocked = () =>
  new ApiError(
    403,
    'author-blocked',
    'The shop has blocked your account from reviews and pictures. You can still order.',
  )

export const methodNotAllowed = (method: string, allowed: string[]) =>
  new ApiError(405, 'method-not-allowed', `${method} is not possible here`, {
    headers: { allow: [...new Set(allowed)].join(', ') },
  })

export const preconditionFailed = (message: string, current: Record<string, unknown>) =>
  new ApiError(412, 'stale', message, { current })

export const tooManyRequests = (seconds: number, headers: Record<string, string> = {}) =>
  new ApiError(429, 'too-many-requests', `That was too fast: try again in ${seconds} s`, {
    headers: { ...headers, 'retry-after': String(seconds) },
  })

export const serviceUnavailable = () =>
  new ApiError(503, 'busy', 'The shop is busy right now, please try again', {
    headers: { 'retry-after': '2' },
  })

export const inMaintenance = () =>
  new ApiError(
    503,
    'maintenance',
    'The shop is closed for maintenance. Please try again in a few minutes.',
    { headers: { 'retry-after': '300' } },
  )
