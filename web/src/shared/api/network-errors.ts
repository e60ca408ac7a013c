import { CallError } from './call-error.ts'

/** No response because there is no connection. */
export const connectionLost = (cause?: unknown) =>
  unreachable('We cannot reach the shop. Check your connection and try again.', cause)

/** No response within the request timeout. */
export const timedOut = (cause?: unknown) =>
  unreachable('The shop takes too long to answer. Please try again in a moment.', cause)

const unreachable = (message: string, cause: unknown) =>
  new CallError(0, 'unreachable', message, [], cause)
