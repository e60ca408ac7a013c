import { CallError } from './call-error.ts'

export const connectionLost = (cause?: unknown) =>
  unreachable('We cannot reach the shop. Check your connection and try again.', cause)

export const timedOut = (cause?: unknown) =>
  unreachable('The shop takes too long to answer. Please try again in a moment.', cause)

const unreachable = (message: string, cause: unknown) =>
  new CallError(0, 'unreachable', message, [], cause)
