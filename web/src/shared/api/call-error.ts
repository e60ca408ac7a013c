import type { Problem } from '@tech-house/api/contract/problem'

/** A call that did not succeed. `message` is a plain sentence that may be shown; `status` 0 means no answer. */
export class CallError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: NonNullable<Problem['fields']>

  constructor(
    status: number,
    code: string,
    message: string,
    fields: Problem['fields'] = [],
    cause?: unknown,
  ) {
    super(message, { cause })
    this.status = status
    this.code = code
    this.fields = fields
  }
}

/** The API understood the request and refused it: asking again will not help. */
export function isRefusal(error: unknown): error is CallError {
  return error instanceof CallError && error.status >= 400 && error.status < 500
}

/** The token or its account is not accepted. */
export function isDenied(error: unknown): error is CallError {
  return error instanceof CallError && (error.status === 401 || error.status === 403)
}

/** The request may have been carried out: there was no answer, or none from the API itself. */
export function isOutcomeUnknown(error: unknown): boolean {
  return !isRefusal(error) || error.code === 'unreadable'
}
