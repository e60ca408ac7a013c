// Serves the built client like the Hosting emulator, whose server this is, and passes calls of the
// API on, compressed as Hosting does: `node site-server.ts PORT FOLDER http://API [CERTIFICATE]`
// With the folder of a certificate's key.pem and cert.pem, it has HTTPS and HTTP/2.
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createSecureServer } from 'node:http2'
import { join } from 'node:path'
import { brotliCompressSync, constants, createBrotliCompress } from 'node:zlib'
import type { NextHandleFunction } from 'connect'
import superstatic from 'superstatic'
import '../start/protect-emulators.ts'
import { root } from '../paths.ts'

const [port, folder = '', api, certificate = ''] = process.argv.slice(2)
const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'))
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** By ETag; compressed before the first visit, as in Hosting, so that a benchmark measures the page. */
const compressedFiles = new Map(
  globSync('**/*.{css,html,js,json,svg,txt,webmanifest,xml}', { cwd: folder }).map((file) => {
    const content = readFileSync(join(folder, file))
    return [createHash('md5').update(content).digest('hex'), brotliCompressSync(content, brotli)]
  }),
)

const acceptsBrotli = ({ headers }: IncomingMessage) =>
  /\bbr\b/.test(String(headers['accept-encoding']))

function sendCompressed(incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) {
  const content = compressedFiles.get(String(outgoing.getHeader('etag')))
  if (!content || !acceptsBrotli(incoming)) return next()
  outgoing.setHeader('content-encoding', 'br')
  outgoing.setHeader('content-length', content.length)
  outgoing.setHeader('vary', 'accept-encoding')
  outgoing.end(content)
}

function passOn(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, url } = incoming
  // Without the pseudo-headers of HTTP/2.
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')),
  )
  const call = request(`${api}${url}`, { method, headers }, (response) => {
    const { statusCode = 502 } = response
    // Headers of this connection, which HTTP/2 does not have.
    const { connection, 'keep-alive': _, 'transfer-encoding': __, ...received } = response.headers
    const { 'content-length': length, ...others } = received
    if (method !== 'GET' || statusCode !== 200 || !acceptsBrotli(incoming)) {
      outgoing.writeHead(statusCode, received)
      response.pipe(outgoing)
      return
    }
    outgoing.writeHead(statusCode, { ...others, 'content-encoding': 'br' })
    response.pipe(createBrotliCompress(brotli)).pipe(outgoing)
  })
  call.once('error', () => outgoing.destroy())
  outgoing.once('close', () => call.destroy())
  incoming.pipe(call)
}

const site = superstatic.default({
  config: { ...hosting, public: '.' },
  cwd: folder,
  // Also a middleware, although its type is a boolean.
  compression: sendCompressed as unknown as boolean,
  stack: 'strict',
  rewriters: { function: async () => passOn },
}) as NextHandleFunction
const handle = (incoming: IncomingMessage, outgoing: ServerResponse) =>
  site(incoming, outgoing, () => outgoing.destroy())
const pem = (name: string) => readFileSync(join(certificate, `${name}.pem`))
const server = certificate
  ? // Its requests and responses have the interface of HTTP/1.
    createSecureServer({ key: pem('key'), cert: pem('cert'), allowHTTP1: true }, handle as never)
  : createServer(handle)
server.listen(Number(port), '127.0.0.1', () => console.log('Serving the site'))
