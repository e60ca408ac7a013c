import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { ImageUrl } from './product.ts'

export const ImageType = z.enum(['image/png', 'image/jpeg', 'image/webp'])
export type ImageType = z.infer<typeof ImageType>

/** The maximum size of an image in bytes; the client shrinks larger ones. */
export const maxImageBytes = 512 * 1024

/** The shop's own image host, with the response format of public image hosts. */
export const addImage = endpoint({
  summary: 'Keep a PNG, JPEG or WebP picture of at most 512 KiB',
  method: 'post',
  path: '/images',
  access: 'signed-in',
  rateLimitCost: 6,
  requestType: 'form',
  body: z.object({ image: z.instanceof(Uint8Array) }),
  response: z.object({ success: z.literal(true), data: z.object({ url: ImageUrl }) }),
})

/** A stored image; its id is the SHA-256 of its bytes, so it never changes. */
export const readImage = endpoint({
  summary: 'A stored image',
  method: 'get',
  path: '/images/:id',
  access: 'public',
  params: z.object({ id: z.string().regex(/^[0-9a-f]{64}$/) }),
  responseKind: 'image',
  cache: 'immutable',
  response: z.object({ type: ImageType, bytes: z.instanceof(Uint8Array) }),
})
