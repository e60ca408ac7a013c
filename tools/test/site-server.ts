// Serves the built client like the Hosting emulator, whose server this is, and passes calls of the
// API on, compressed as Hosting does: `node site-server.ts --port=1 --folder=.local/site --api=http://…`
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync, constants, createBrotliCompress } from 'node:zlib'
import { server } from 'superstatic'
import '../start/refuse-malformed-urls.ts'
import { root } from '../paths.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '' },
    folder: { type: 'string', default: '' },
    api: { type: 'string', default: '' },
  },
})
const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'))
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/**
 * The files by their ETag, which is their MD5 hash. Compressed before the first visit, as in
 * Hosting, so that a benchmark measures the page and not the compression.
 */
const compressedFiles = new Map(
  globSync('**/*.{css,html,js,json,svg,txt,webmanifest,xml}', { cwd: values.folder }).map(
    (file) => {
      const content = readFileSync(join(values.folder, file))
      return [createHash('md5').update(content).digest('hex'), brotliCompressSync(content, brotli)]
    },
  ),
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
  const { method, headers, url } = incoming
  const call = request(`${values.api}${url}`, { method, headers }, (response) => {
    const { statusCode = 502 } = response
    const { 'content-length': length, ...others } = response.headers
    if (method !== 'GET' || statusCode !== 200 || !acceptsBrotli(incoming)) {
      outgoing.writeHead(statusCode, response.headers)
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

server({
  config: { ...hosting, public: '.' },
  cwd: values.folder,
  port: Number(values.port),
  hostname: '127.0.0.1',
  // Also a middleware, although its type is a boolean.
  compression: sendCompressed as unknown as boolean,
  stack: 'strict',
  rewriters: { function: async () => passOn },
}).listen(() => console.log('Serving the site'))
