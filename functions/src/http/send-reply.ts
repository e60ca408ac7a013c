import type { Response } from 'express'
import type { Endpoint } from '../contract/endpoint.ts'
import { readImage } from '../contract/image.ts'
import type { Page } from '../contract/page.ts'
import { isShared, type SharedPage } from '../paging/shared-page.ts'

/** Answers JSON that nobody keeps, a page of it, or a picture that never changes. */
export function sendReply(response: Response, { answers }: Endpoint, reply: unknown): void {
  if (answers === 'picture') sendPicture(response, reply)
  // route() gives a handler of such an endpoint this type to return.
  else if (answers === 'page') sendPage(response, reply as Page<unknown>)
  else response.set('cache-control', 'private, no-store').json(reply)
}

/**
 * Shared caches answer with a public list for 3 s, and for 3 s more while they fetch the next. It
 * is at most 3 s old when they get it, so what others changed shows within 10 s.
 */
const shared = 'public, max-age=0, s-maxage=3, stale-while-revalidate=3'

function sendPage(response: Response, page: Page<unknown>): void {
  if (page.next) {
    const query = new URLSearchParams(response.req.originalUrl.split('?')[1])
    query.delete('fresh')
    query.set('cursor', page.next)
    response.set('link', `<?${query}>; rel="next"`)
  }
  if (isShared(page)) sendShared(response, page)
  else response.set('cache-control', 'private, no-store').json(page.rows)
}

function sendShared(response: Response, { etag, body }: SharedPage<unknown>): void {
  response.set({ 'cache-control': shared, etag })
  // Express would send the body again to `fetch`, which says no-cache along with an If-None-Match.
  if (names(response.req.get('if-none-match'), etag)) response.status(304).end()
  else response.type('json').send(body)
}

/** Whether an If-None-Match names this tag, compared weakly as RFC 9110 wants it. */
function names(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return tags.includes(etag) || tags.includes('*')
}

function sendPicture(response: Response, reply: unknown): void {
  const { type, bytes } = readImage.reply.parse(reply)
  response
    .set('cache-control', 'public, max-age=31536000, immutable')
    .set('content-security-policy', "default-src 'none'")
    .type(type)
    .send(Buffer.from(bytes))
}
