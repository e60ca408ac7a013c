import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

interface Options {
  width?: number
  height?: number
  /** An animation with so many frames, if there are several. */
  frames?: number
  /** The size of the file in bytes. */
  length?: number
}

/** A PNG whose pixels differ from all others; a huge one has no pixels. */
export function aPng({ width = 16, height = 1, frames = 1, length }: Options = {}) {
  const isHuge = width * height > 4097 ** 2
  const pixels = Buffer.alloc(isHuge ? 2 : (width + 1) * height)
  if (!isHuge) randomBytes(Math.min(16, width)).copy(pixels, 1)
  const parts = [
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.concat([words(width, height), Buffer.from([8, 0, 0, 0, 0])])),
    ...(frames > 1 ? [chunk('acTL', words(frames, 0))] : []),
    ...Array.from({ length: frames > 1 ? frames : 0 }, (_, n) =>
      chunk('fcTL', Buffer.concat([words(n, width, height, 0, 0), Buffer.alloc(6)])),
    ),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]
  const size = parts.reduce((sum, part) => sum + part.length, 0)
  const comment = chunk('tEXt', randomBytes(length === undefined ? 64 : length - size - 12))
  return new Uint8Array(Buffer.concat([...parts.slice(0, 2), comment, ...parts.slice(2)]))
}

type Format = 'jpeg' | 'png' | 'webp'

/** Metadata as a camera writes it: a place, an owner, and that the picture must be turned right. */
const metadata = {
  IFD0: { Copyright: 'Alice Example', Model: 'Secret Camera' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
}
const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><owner>Alice Example</owner></x:xmpmeta>'

/** A photo of 40 × 20 random pixels, with metadata; it is shown upright as 20 × 40. */
export async function aPhoto(format: Format): Promise<Uint8Array> {
  const [width, height, channels] = [40, 20, 3] as const
  const raw = { width, height, channels }
  const photo = sharp(randomBytes(width * height * channels), { raw })
    .withExif(metadata)
    .withXmp(xmp)
    .withMetadata({ orientation: 6 })
  return new Uint8Array(await photo.toFormat(format).toBuffer())
}

/** A square PNG of 256 colours in random pixels, which is larger in its full colours. */
export async function aNoisyPng(side: number) {
  const raw = { width: side, height: side, channels: 3 } as const
  const noise = sharp(randomBytes(side * side * 3), { raw })
  return new Uint8Array(await noise.png({ palette: true }).toBuffer())
}

/** A stored image, as anybody gets it: its size, its format and any metadata. */
export const describeImage = (bytes: Uint8Array) => sharp(bytes).metadata()

/** A JPEG or WebP whose header claims a size, and which has no pixels. */
export async function aHeader(format: 'jpeg' | 'webp', width: number, height: number) {
  const background = { width: 1, height: 1, channels: 3, background: 'white' } as const
  const image = await sharp({ create: background }).toFormat(format, { lossless: true }).toBuffer()
  if (format === 'webp') {
    image.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, image.indexOf('VP8L') + 9)
  } else {
    const frame = image.indexOf(Buffer.from('ffc0', 'hex'))
    image.writeUInt16BE(height, frame + 5)
    image.writeUInt16BE(width, frame + 7)
  }
  return new Uint8Array(image)
}

/** A form with an image, as a browser sends it. */
export function imageForm(bytes: Uint8Array, { type = 'image/png', field = 'image' } = {}) {
  const form = new FormData()
  form.set(field, new Blob([new Uint8Array(bytes)], { type }), 'picture.png')
  return form
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  return Buffer.concat([words(data.length), body, words(crc32(body))])
}

function words(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index)
  return bytes
}
