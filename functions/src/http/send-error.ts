import { STATUS_CODES } from 'node:http'
import type { ErrorRequestHandler } from 'express'
import { logger } from 'firebase-functions'
import type { Problem } from '../contract/problem.ts'
import { ApiError } from './api-error.ts'

/** Shows an ApiError to the caller; everything else is logged and answered as a bare 500. */
export const sendError: ErrorRequestHandler = (error, _request, response, next) => {
  if (response.headersSent) return next(error)
  const { requestId } = response.locals
  const shown = error instanceof ApiError ? error : hide(error, requestId)
  const problem: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[shown.status] ?? 'Error',
    status: shown.status,
    detail: shown.message,
    code: shown.code,
    requestId,
    ...(shown.details.fields && { fields: shown.details.fields }),
  }
  response
    .status(shown.status)
    .set({ 'cache-control': 'private, no-store', ...shown.details.headers })
    .type('application/problem+json')
    .send(JSON.stringify(problem))
}

/** gRPC codes of a Firestore that is contended or away: DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, ABORTED, UNAVAILABLE. */
const passing: unknown[] = [4, 8, 10, 14]

function hide(error: unknown, requestId: string): ApiError {
  logger.error('unexpected error', { requestId, error })
  if (error instanceof Error && 'code' in error && passing.includes(error.code)) {
    return new ApiError(503, 'busy', 'The shop is busy right now, please try again', {
      headers: { 'retry-after': '1' },
    })
  }
  return new ApiError(500, 'internal', `Something went wrong on our side (${requestId})`)
}
