import { pipeline } from 'node:stream/promises'
import type { Request, Response } from 'express'
import type { Endpoint, SerializedBody } from '../../../contract/endpoint.ts'
import { readImage } from '../../../contract/image.ts'
import type { Page } from '../../../contract/page.ts'
import { logError } from '../request/request-log.ts'

export interface CachedPage<Row> extends Page<Row>, SerializedBody {}

export function sendResponse(response: Response, { responseKind, cache }: Endpoint, body: unknown) {
  if (responseKind === 'image') sendImage(response, cache, body)
  // route() gives the handlers of such endpoints these types to return.
  else if (responseKind === 'page') sendPage(response, cache, body as Page<unknown>)
  else if (responseKind === 'serialized') sendCached(response, cache, body as SerializedBody)
  else if (responseKind === 'html') sendHtml(response, body as string)
  else if (responseKind === 'stream') sendStream(response, body as AsyncIterable<string>)
  else if (responseKind === 'message' && !body) response.status(202).end()
  else response.set('cache-control', uncached).json(body)
}

/** Whether a file is asked for with a query, which would make caches store another copy. */
export const isQueryIgnored = ({ cache }: Endpoint, { originalUrl }: Request): boolean =>
  cache !== undefined && 'maxAgeSeconds' in cache && originalUrl.includes('?')

export function redirectToPath({ path }: Request, response: Response, { cache }: Endpoint): void {
  response.set('cache-control', cacheControl(cache)).redirect(308, `./${path.split('/').at(-1)}`)
}

const uncached = 'private, no-store'

function cacheControl(cache: Endpoint['cache'], until = Infinity): string {
  if (!cache) return uncached
  if ('maxAgeSeconds' in cache) return `public, max-age=${cache.maxAgeSeconds}, must-revalidate`
  const left = Math.max(0, Math.floor((until - Date.now()) / 1000))
  const cdnSeconds = Math.min(cache.cdnSeconds, left)
  const staleSeconds = Math.min(cache.staleSeconds, left - cdnSeconds)
  return `public, max-age=0, s-maxage=${cdnSeconds}, stale-while-revalidate=${staleSeconds}`
}

function sendPage(response: Response, cache: Endpoint['cache'], page: Page<unknown>): void {
  if (page.next) {
    const query = new URLSearchParams(response.req.originalUrl.split('?')[1])
    query.delete('fresh')
    query.set('cursor', page.next)
    response.set('link', `<?${query}>; rel="next"`)
  }
  if (isCached(page)) sendCached(response, cache, page)
  else response.set('cache-control', uncached).json(page.rows)
}

function isCached(page: Page<unknown>): page is CachedPage<unknown> {
  return 'etag' in page
}

function sendCached(response: Response, cache: Endpoint['cache'], sent: SerializedBody) {
  const { etag, body, until } = sent
  response
    .set({ 'cache-control': cacheControl(cache, until), etag })
    .type('json')
    .send(Buffer.from(body.buffer, body.byteOffset, body.byteLength))
}

function sendImage(response: Response, cache: Endpoint['cache'], body: unknown): void {
  const { type, bytes } = readImage.response.parse(body)
  response
    .set('cache-control', cacheControl(cache))
    .set('content-security-policy', "default-src 'none'")
    .type(type)
    .send(Buffer.from(bytes))
}

/** JSON in parts, each made when the client has taken those before. A failure breaks off the response. */
function sendStream(response: Response, parts: AsyncIterable<string>): void {
  response.set('cache-control', uncached).type('json')
  pipeline(parts, response).catch((error) => logError(error, response.locals.context.id))
}

function sendHtml(response: Response, html: string): void {
  const policy =
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
  response
    .set({
      'cache-control': uncached,
      'content-security-policy': policy,
      // The URL of the page is known only to the recipient of the mail.
      'referrer-policy': 'no-referrer',
    })
    .type('html')
    .send(html)
}
