// Preloaded into firebase-tools, whose emulators end at a URL that `new URL` or `decodeURI` refuses,
// and when a function answers before it has received its whole request.
import { ClientRequest, type IncomingMessage, Server, type ServerResponse } from 'node:http'

const serve = Server.prototype.emit
const call = ClientRequest.prototype.emit

Server.prototype.emit = function emitReadable(this: Server, event: string, ...args: unknown[]) {
  const [request, response] = args as [IncomingMessage, ServerResponse]
  if (event !== 'request' || isReadable(request.url))
    return Reflect.apply(serve, this, [event, ...args])
  response.writeHead(400).end()
  return true
}

type Answered = ClientRequest & { res?: IncomingMessage }

ClientRequest.prototype.emit = function emitUnanswered(
  this: Answered,
  event: string | symbol,
  ...args: unknown[]
) {
  // The Functions emulator would answer a second time, which throws.
  if (event === 'error' && this.res) return true
  return Reflect.apply(call, this, [event, ...args])
}

function isReadable(url = ''): boolean {
  try {
    decodeURI(url)
    return URL.canParse(url, 'http://localhost')
  } catch {
    return false
  }
}
