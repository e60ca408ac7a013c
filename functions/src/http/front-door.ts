import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

const contentTypes = new WeakMap<IncomingMessage, string>()
const contentEncodings = new WeakMap<IncomingMessage, string>()

/**
 * Cloud Functions' server parses bodies and decodes paths before our code runs, and answers what
 * it cannot read with an HTML page. Node announces each request before that server sees it: here
 * its body is declared opaque and a broken path is made whole, so that every refusal is ours.
 */
export function keepRequestsReadable(): void {
  subscribe('http.server.request.start', (message) => {
    // Node's documentation of this channel gives the message this shape.
    const { request } = message as { request: IncomingMessage }
    contentTypes.set(request, request.headers['content-type'] ?? '')
    contentEncodings.set(request, request.headers['content-encoding'] ?? 'identity')
    request.headers['content-type'] = 'application/octet-stream'
    delete request.headers['content-encoding']
    if (request.url && !isDecodable(request.url)) request.url = request.url.replaceAll('%', '%25')
  })
}

/** The Content-Type that the client sent, empty when it sent none. */
export function contentType(request: IncomingMessage): string {
  return contentTypes.get(request) ?? ''
}

/** The Content-Encoding that the client sent, `identity` when it sent none. */
export function contentEncoding(request: IncomingMessage): string {
  return contentEncodings.get(request) ?? 'identity'
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url)
    return true
  } catch {
    return false
  }
}
