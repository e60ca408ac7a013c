import { STATUS_CODES } from 'node:http'
import type { ErrorRequestHandler } from 'express'
import type { Problem } from '../../../contract/problem.ts'
import { discardBody } from '../request/request-body.ts'
import { type RequestContext, serverTiming } from '../request/request-context.ts'
import { logError } from '../request/request-log.ts'
import { ApiError, serviceUnavailable } from './api-error.ts'
import { hasCode } from './error-code.ts'

/** Answers an ApiError as it is; logs any other error and answers 500 without details. */
export const sendError: ErrorRequestHandler = async (error, request, response, next) => {
  if (response.headersSent) return next(error)
  // app.ts sets it before all code that may fail.
  const context: RequestContext = response.locals.context
  // The connection of a body that does not end would stay open.
  if (!(await discardBody(request, context.startedAt))) response.set('connection', 'close')
  const shown = error instanceof ApiError ? error : hide(error, context.id)
  const problem: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[shown.status] ?? 'Error',
    status: shown.status,
    detail: shown.message,
    code: shown.code,
    requestId: context.id,
    ...(shown.details.fields && { fields: shown.details.fields }),
    ...(shown.details.current && { current: shown.details.current }),
  }
  response
    .status(shown.status)
    .set({
      'cache-control': 'private, no-store',
      'server-timing': serverTiming(context),
      ...shown.details.headers,
    })
    .type('application/problem+json')
    .send(JSON.stringify(problem))
}

/** gRPC's CANCELLED, UNKNOWN, DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, ABORTED, INTERNAL, UNAVAILABLE. */
const passing = [1, 2, 4, 8, 10, 13, 14, 'app/network-error', 'app/network-timeout']

function hide(error: unknown, requestId: string): ApiError {
  logError(error, requestId)
  if (hasCode(error, ...passing)) return serviceUnavailable()
  return new ApiError(500, 'internal', `Something went wrong on our side (${requestId})`)
}
