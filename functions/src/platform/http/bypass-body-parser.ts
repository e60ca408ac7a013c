import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

interface SentBody {
  /** The Content-Type of the request, or an empty string. */
  type: string
  /** The Content-Encoding of the request, `identity` by default. */
  encoding: string
}

const sentBodies = new WeakMap<IncomingMessage, SentBody>()

const bodyHeaders = ['content-type', 'content-encoding', 'content-length', 'transfer-encoding']

/**
 * functions-framework reads bodies of up to 1 GB and decodes paths before our code runs, and
 * answers what it cannot parse with an HTML page. Node publishes each request on a diagnostics
 * channel before that. This subscriber hides the body, which the API reads itself, and repairs an
 * invalid path.
 */
export function bypassBodyParser(): void {
  subscribe('http.server.request.start', (message) => {
    // The type of the message is documented for this channel.
    const { request } = message as { request: IncomingMessage }
    const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers
    sentBodies.set(request, { type, encoding })
    for (const header of bodyHeaders) delete request.headers[header]
    if (request.url && !isDecodable(request.url)) request.url = request.url.replaceAll('%', '%25')
  })
}

/** The original headers of the body. */
export function sentBody(request: IncomingMessage): SentBody {
  return sentBodies.get(request) ?? { type: '', encoding: 'identity' }
}

function isDecodable(url: string): boolean {
  try {
    // The bundler removes a call whose result is unused.
    return decodeURIComponent(url).length > 0
  } catch {
    return false
  }
}
