import { CallError, isOutcomeUnknown } from '../api/call-error.ts'

/** Refused before the API reads the body: session, App Check, slow connection, rate limit. */
const unrelatedStatuses = [401, 408, 429]

/** The API has refused the body itself, so no earlier attempt with it was carried out. */
export const isRequestError = (error: unknown) =>
  !isOutcomeUnknown(error) &&
  !(error instanceof CallError && unrelatedStatuses.includes(error.status))

/**
 * Whether a write may have been carried out after this error; `wasUnconfirmed` when it was possible
 * before.
 */
export const leavesUnconfirmed = (error: unknown, wasUnconfirmed: boolean) =>
  isOutcomeUnknown(error) || (wasUnconfirmed && !isRequestError(error))
