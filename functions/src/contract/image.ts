import * as z from 'zod/mini'
import { imageTypes, imageUrlPattern, maxImageUrlLength } from './catalog/image-limits.ts'
import { endpoint } from './endpoint.ts'

export const ImageUrl = z
  .string()
  .check(
    z.maxLength(maxImageUrlLength),
    z.regex(imageUrlPattern, 'must be an https address or a path of this shop'),
  )

export const ImageType = z.enum(imageTypes)

/** The maximum size of an image in bytes; the client shrinks larger ones. */
export const maxImageBytes = 512 * 1024

/** The maximum width and height of an uploaded image in pixels; a stored one is smaller. */
export const maxImageSide = 4096

/** The shop's own image host, with the response format of public image hosts. */
export const addImage = endpoint('POST /images', {
  summary:
    'Store a PNG, JPEG or WebP image of at most 512 KiB and 4096 × 4096 pixels, upright and without metadata',
  rateLimitCost: 6,
  requestType: 'form',
  body: z.object({ image: z.instanceof(Uint8Array) }),
  response: z.object({ success: z.literal(true), data: z.object({ url: ImageUrl }) }),
})

const byImageId = z.object({ id: z.string().check(z.regex(/^[0-9a-f]{64}$/)) })

/** Its id is the SHA-256 of its bytes, so it never changes; an admin can delete it. */
export const readImage = endpoint('GET /images/:id', {
  summary: 'A stored image',
  params: byImageId,
  responseKind: 'image',
  cache: { maxAgeSeconds: 24 * 60 * 60 },
  response: z.object({ type: ImageType, bytes: z.instanceof(Uint8Array) }),
})

/** Reviews with the image show the default image. The same bytes cannot be uploaded again. */
export const deleteImage = endpoint('DELETE /images/:id', {
  summary: 'Delete an abusive image for good',
  params: byImageId,
  response: z.object({ deletedCount: z.int() }),
})
