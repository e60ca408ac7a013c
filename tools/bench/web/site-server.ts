import { createReadStream, existsSync, readFileSync } from 'node:fs'
import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import { extname, join, matchesGlob } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import firebase from '../../../firebase.json' with { type: 'json' }
import { root } from '../../paths.ts'

/** The network of a mid-tier phone, like Lighthouse's. */
export interface Network {
  isSlow: boolean
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
}
const squeezed = /text|svg|json|xml|javascript/
const site = join(root, firebase.hosting.public)

/**
 * Serves the built site like Hosting, with brotli and the headers of firebase.json, and forwards
 * /api to `api`. `extra` are further documents, `network` may change while it runs.
 */
export function serveSite(
  port: number,
  api: string,
  extra: Map<string, string>,
  network: Network,
): Promise<Server> {
  const squeeze = memory((path: string) => brotliCompressSync(readFileSync(path)))
  const server = createServer((asked, answer) => {
    if (network.isSlow) delay(answer)
    const { pathname } = new URL(asked.url ?? '/', 'http://site')
    if (pathname.startsWith('/api')) return handOn(asked, answer, api)
    setHeaders(answer, pathname)
    const document = extra.get(pathname)
    if (document) {
      answer.setHeader('content-type', types['.html'] ?? '')
      answer.setHeader('content-encoding', 'br')
      answer.removeHeader('content-security-policy')
      return answer.end(brotliCompressSync(document))
    }
    const { file, status } = find(pathname)
    const type = types[extname(file)] ?? 'application/octet-stream'
    answer.statusCode = status
    answer.setHeader('content-type', type)
    if (!squeezed.test(type)) return createReadStream(file).pipe(answer)
    answer.setHeader('content-encoding', 'br')
    answer.end(squeeze(file))
  })
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)))
}

/** Delays a whole answer as a network of 1.6 Mbit/s with a round trip of 150 ms does. */
function delay(answer: ServerResponse): void {
  const end = answer.end.bind(answer)
  answer.end = ((body?: Buffer) => {
    setTimeout(() => end(body), 150 + (body?.length ?? 0) / 200)
    return answer
  }) as typeof answer.end
}

function find(pathname: string): { file: string; status: number } {
  const rewrite = firebase.hosting.rewrites.find(({ source }) => matchesGlob(pathname, source))
  const page = pathname === '/' ? 'index.html' : pathname
  const tries = [page, `${pathname}.html`, rewrite?.destination]
  for (const path of tries) {
    const file = path && join(site, path)
    if (file && extname(file) && existsSync(file)) return { file, status: 200 }
  }
  return { file: join(site, '404.html'), status: 404 }
}

function setHeaders(answer: ServerResponse, pathname: string): void {
  const kind = pathname.startsWith('/assets/') ? 2 : /\.\w+$/.test(pathname) ? 1 : 0
  for (const { headers } of firebase.hosting.headers
    .slice(0, 1)
    .concat(firebase.hosting.headers.slice(kind, kind + 1))) {
    for (const { key, value } of headers) answer.setHeader(key, value)
  }
}

function handOn(asked: IncomingMessage, answer: ServerResponse, api: string): void {
  const target = api + (asked.url ?? '').replace(/^\/api/, '')
  const call = request(target, { method: asked.method, headers: asked.headers }, (reply) => {
    const body: Buffer[] = []
    reply.on('data', (chunk: Buffer) => body.push(chunk))
    reply.on('end', () => {
      const {
        'content-length': _length,
        'transfer-encoding': _encoding,
        ...headers
      } = reply.headers
      answer.writeHead(reply.statusCode ?? 502, { ...headers, 'content-encoding': 'br' })
      answer.end(
        brotliCompressSync(Buffer.concat(body), {
          params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
        }),
      )
    })
  })
  call.on('error', () => answer.writeHead(502).end())
  asked.pipe(call)
}

function memory<Value>(make: (key: string) => Value): (key: string) => Value {
  const made = new Map<string, Value>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}
