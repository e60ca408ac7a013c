import {
  type ClientHttp2Stream,
  connect,
  createServer,
  type IncomingHttpHeaders,
  type ServerHttp2Stream,
} from 'node:http2'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

/** The text of the next commit whose response is dropped. */
interface Loss {
  containing: string
  /** The gRPC status that the client gets instead. */
  code: number
  /** Whether Firestore writes the commit. */
  isWritten: boolean
}

/** A proxy to Firestore that drops the responses to chosen commits. */
export async function grpcProxy(host: string) {
  const firestore = connect(`http://${host}`)
  const losses = new Set<Loss>()
  const server = createServer()
  server.on('stream', async (stream, headers) => {
    stream.on('error', () => {})
    if (!headers[':path']?.endsWith('/Commit')) return forward(stream, firestore.request(headers))
    const body = await bytesOf(stream)
    const loss = [...losses].find(({ containing }) => body.includes(containing))
    if (loss) losses.delete(loss)
    if (loss && !loss.isWritten) return fail(stream, loss.code)
    const request = firestore.request(headers)
    request.end(body)
    if (!loss) return answer(stream, request)
    request.resume().once('close', () => fail(stream, loss.code))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  afterAll(() => {
    firestore.destroy()
    server.close()
  })
  // The address of a TCP server has this type.
  const { port } = server.address() as AddressInfo
  return {
    host: `127.0.0.1:${port}`,
    lose: (loss: Loss) => void losses.add(loss),
    /** Whether this commit's response was dropped. */
    hasLost: (loss: Loss) => !losses.has(loss),
  }
}

function forward(stream: ServerHttp2Stream, request: ClientHttp2Stream): void {
  stream.pipe(request)
  stream.once('close', () => request.close())
  answer(stream, request)
}

function answer(stream: ServerHttp2Stream, request: ClientHttp2Stream): void {
  let trailers: IncomingHttpHeaders = {}
  request.on('error', () => stream.close())
  request.once('trailers', (headers) => {
    trailers = headers
  })
  request.once('response', (headers) => {
    if (stream.closed) return
    // A response without a body has its status here.
    if (headers['grpc-status'] !== undefined) return stream.respond(headers, { endStream: true })
    stream.respond(headers, { waitForTrailers: true })
    stream.once('wantTrailers', () => stream.sendTrailers(trailers))
    request.pipe(stream)
  })
}

function fail(stream: ServerHttp2Stream, code: number): void {
  if (stream.closed) return
  const headers = { 'content-type': 'application/grpc', 'grpc-status': String(code) }
  stream.respond({ ':status': 200, ...headers, 'grpc-message': 'lost' }, { endStream: true })
}

async function bytesOf(stream: ServerHttp2Stream): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}
