import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

interface SentBody {
  /** The Content-Type that the client sent, empty when it sent none. */
  type: string
  /** The Content-Encoding that the client sent, `identity` when it sent none. */
  encoding: string
}

const sentBodies = new WeakMap<IncomingMessage, SentBody>()

/** Everything by which a server tells that a request has a body, and of what kind. */
const bodyHeaders = ['content-type', 'content-encoding', 'content-length', 'transfer-encoding']

/**
 * Cloud Functions' server reads bodies of up to a gigabyte and decodes paths before our code runs,
 * and answers what it cannot read with an HTML page. Node announces each request before that
 * server sees it: here the body is hidden from it, for us to read within our own limits, and a
 * broken path is made whole, so that every refusal is ours.
 */
export function bypassBodyParser(): void {
  subscribe('http.server.request.start', (message) => {
    // Node's documentation of this channel gives the message this shape.
    const { request } = message as { request: IncomingMessage }
    const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers
    sentBodies.set(request, { type, encoding })
    for (const header of bodyHeaders) delete request.headers[header]
    if (request.url && !isDecodable(request.url)) request.url = request.url.replaceAll('%', '%25')
  })
}

/** What the client said of the body it sent. */
export function sentBody(request: IncomingMessage): SentBody {
  return sentBodies.get(request) ?? { type: '', encoding: 'identity' }
}

function isDecodable(url: string): boolean {
  try {
    // The bundler leaves out a call whose result nobody uses.
    return decodeURIComponent(url).length > 0
  } catch {
    return false
  }
}
