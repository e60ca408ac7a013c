import type { Response } from 'express'
import type { Endpoint } from '../contract/endpoint.ts'
import { readImage } from '../contract/image.ts'

/** Answers JSON that nobody keeps, or a picture that never changes. */
export function sendReply(response: Response, endpoint: Endpoint, reply: unknown): void {
  if (endpoint.answers !== 'picture') {
    response.set('cache-control', 'no-store').json(reply)
    return
  }
  const { type, bytes } = readImage.reply.parse(reply)
  response
    .set('cache-control', 'public, max-age=31536000, immutable')
    .set('content-security-policy', "default-src 'none'")
    .type(type)
    .send(Buffer.from(bytes))
}
