import { ImageUrl } from '../contract/catalog/product.ts'
import { defaultReviewerImage } from '../contract/catalog/review.ts'

/** Images of the shop and photos of Google accounts. */
const known =
  /^(\/avatars\/[\w-]+\.svg|\/api\/images\/[0-9a-f]{64}|https:\/\/lh[3-6]\.googleusercontent\.com\/[\w./=-]+)$/

/**
 * The image of a review for visitors. Owners can set any photo URL, so photos of hosts other than
 * the shop, Google and `origins` become the default image.
 */
export function reviewerImageOf(photo: unknown, origins: string[]): string {
  const { data: url } = ImageUrl.safeParse(photo)
  if (url && (known.test(url) || origins.some((origin) => isFrom(origin, url)))) return url
  return defaultReviewerImage
}

const isFrom = (origin: string, url: string) => URL.canParse(url) && new URL(url).origin === origin
