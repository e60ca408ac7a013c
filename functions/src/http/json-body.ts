import type { Request } from 'express'
import { ApiError, badRequest } from './api-error.ts'
import { contentEncoding, contentType } from './front-door.ts'

const maxBytes = 64 * 1024

/** The request's JSON body, `undefined` when it has none. Throws 400, 413 or 415. */
export function jsonBody(request: Request): unknown {
  const body: unknown = request.body
  if (!Buffer.isBuffer(body) || body.length === 0) return undefined
  if (contentType(request) !== 'application/json' || contentEncoding(request) !== 'identity') {
    throw new ApiError(415, 'unsupported-media-type', 'Send the body as plain application/json')
  }
  if (body.length > maxBytes) {
    throw new ApiError(413, 'too-large', `The body may have at most ${maxBytes} bytes`)
  }
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw badRequest('broken-json', 'The body is not valid JSON')
  }
}
