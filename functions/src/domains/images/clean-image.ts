import { ImageType, maxImageBytes, maxImageSide } from '../../contract/image.ts'
import { keyedQueue } from '../../platform/http/concurrency/keyed-queue.ts'
import { ApiError } from '../../platform/http/response/api-error.ts'

/** The shop's own pages send no larger images. */
const maxStoredSide = 1200
const quality = 85
const encoders = { jpeg: { quality }, png: {}, webp: { quality } }
type Format = keyof typeof encoders
type Sharp = typeof import('sharp').default

/** One image after another: each takes one of Node's four threads and tens of megabytes. */
const runExclusive = keyedQueue(10_000)

/** Draws it anew, so that only pixels remain. Throws 413 above 512 KiB or 4096 × 4096 pixels, 415 for another type. */
export async function cleanImage(bytes: Uint8Array) {
  if (bytes.length > maxImageBytes) throw tooLarge('512 KiB')
  loading ??= loadSharp()
  const sharp = await loading
  return runExclusive(['image'], async () => {
    try {
      return await redraw(sharp, bytes)
    } catch (error) {
      throw error instanceof ApiError ? error : notAnImage()
    }
  })
}

async function redraw(sharp: Sharp, bytes: Uint8Array) {
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (!isAccepted(format)) throw notAnImage()
  if (Math.max(width, height) > maxImageSide) {
    throw tooLarge(`${maxImageSide} × ${maxImageSide} pixels`)
  }
  const draw = async (to: Format, side: number) => ({
    type: ImageType.parse(`image/${to}`),
    bytes: await sharp(bytes, { limitInputPixels: maxImageSide ** 2, failOn: 'error' })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .toFormat(to, encoders[to])
      .timeout({ seconds: 10 })
      .toBuffer(),
  })
  let drawn = await draw(format, maxStoredSide)
  for (let side = maxStoredSide; drawn.bytes.length > maxImageBytes; side *= 0.75) {
    drawn = await draw('webp', Math.round(side))
  }
  return drawn
}

let loading: Promise<Sharp> | undefined

/** At the first upload, because no other request needs its 26 MB. */
async function loadSharp(): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  // libvips must not parse the many other formats that it knows.
  sharp.block({ operation: ['VipsForeignLoad'] })
  const formats = ['Jpeg', 'Png', 'Webp']
  sharp.unblock({ operation: formats.map((format) => `VipsForeignLoad${format}Buffer`) })
  return sharp
}

const isAccepted = (format: string): format is Format => Object.hasOwn(encoders, format)

const tooLarge = (limit: string) =>
  new ApiError(413, 'too-large', `A picture may have at most ${limit}`)

const notAnImage = () => new ApiError(415, 'not-an-image', 'Send a PNG, JPEG or WebP picture')
