import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

const sentBodies = new WeakMap<IncomingMessage, { type: string; encoding: string }>()

const bodyHeaders = ['content-type', 'content-encoding', 'content-length', 'transfer-encoding']

/** functions-framework would read bodies of up to 1 GB, and answer what it cannot parse with an HTML page. */
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

export const sentBody = (request: IncomingMessage) =>
  sentBodies.get(request) ?? { type: '', encoding: 'identity' }

function isDecodable(url: string): boolean {
  try {
    // The bundler removes a call whose result is unused.
    return decodeURIComponent(url).length > 0
  } catch {
    return false
  }
}
