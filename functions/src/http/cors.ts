import type { RequestHandler } from 'express'

const headers = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers':
    'authoraization, authorization, content-type, idempotency-key, x-firebase-appcheck',
  'access-control-max-age': '3600',
}
const readable = 'etag, link, retry-after, server-timing, x-request-id'

/** Lets pages of these origins call the API; pages of any other get no word that lets them. */
export function allowOrigins(origins: () => string[]): RequestHandler {
  return (request, response, next) => {
    const allowed = origins()
    if (allowed.length > 0) response.vary('origin')
    const origin = request.get('origin')
    if (!origin || !allowed.includes(origin)) return next()
    response.set({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': readable,
    })
    const isPreflight = request.method === 'OPTIONS' && request.get('access-control-request-method')
    if (!isPreflight) return next()
    response.set(headers).status(204).end()
  }
}
