import { checkConnection } from '../connection.ts'
import { CallError } from './call-error.ts'

/** There was no answer, for want of a connection. */
export function offline(cause?: unknown): CallError {
  checkConnection()
  return unreachable('We cannot reach the shop. Check your connection and try again.', cause)
}

/** There was no answer in time. */
export const late = (cause?: unknown) =>
  unreachable('The shop takes too long to answer. Please try again in a moment.', cause)

const unreachable = (message: string, cause: unknown) =>
  new CallError(0, 'unreachable', message, [], cause)
