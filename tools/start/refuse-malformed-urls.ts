// Preloaded into the Hosting emulator, which ends at a URL that `new URL` or `decodeURI` refuses.
import { type IncomingMessage, Server, type ServerResponse } from 'node:http'

const { emit } = Server.prototype

Server.prototype.emit = function emitReadable(this: Server, event: string, ...args: unknown[]) {
  const [request, response] = args as [IncomingMessage, ServerResponse]
  if (event !== 'request' || isReadable(request.url))
    return Reflect.apply(emit, this, [event, ...args])
  response.writeHead(400).end()
  return true
}

function isReadable(url = ''): boolean {
  try {
    decodeURI(url)
    return URL.canParse(url, 'http://localhost')
  } catch {
    return false
  }
}
