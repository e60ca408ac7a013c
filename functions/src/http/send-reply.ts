import type { Response } from 'express'
import type { Endpoint } from '../contract/endpoint.ts'
import { readImage } from '../contract/image.ts'
import type { Page } from '../contract/page.ts'

/** Answers JSON that nobody keeps, a page of it, or a picture that never changes. */
export function sendReply(response: Response, { answers }: Endpoint, reply: unknown): void {
  if (answers === 'picture') sendPicture(response, reply)
  // route() gives a handler of such an endpoint this type to return.
  else if (answers === 'page') sendPage(response, reply as Page<unknown>)
  else response.set('cache-control', 'no-store').json(reply)
}

function sendPage(response: Response, { rows, next }: Page<unknown>): void {
  if (next) {
    const query = new URLSearchParams(response.req.originalUrl.split('?')[1])
    query.set('cursor', next)
    response.set('link', `<?${query}>; rel="next"`)
  }
  response.set('cache-control', 'no-store').json(rows)
}

function sendPicture(response: Response, reply: unknown): void {
  const { type, bytes } = readImage.reply.parse(reply)
  response
    .set('cache-control', 'public, max-age=31536000, immutable')
    .set('content-security-policy', "default-src 'none'")
    .type(type)
    .send(Buffer.from(bytes))
}
