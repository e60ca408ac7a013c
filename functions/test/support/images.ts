import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

interface Options {
  width?: number
  height?: number
  /** An animation with so many frames, if there are several. */
  frames?: number
  /** The size of the file in bytes. */
  length?: number
}

/** A PNG that differs from all others. Its pixels are complete if it has only one. */
export function aPng({ width = 1, height = 1, frames = 1, length }: Options = {}) {
  const parts = [
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.concat([words(width, height), Buffer.from([8, 0, 0, 0, 0])])),
    ...(frames > 1 ? [chunk('acTL', words(frames, 0))] : []),
    ...Array.from({ length: frames > 1 ? frames : 0 }, (_, n) =>
      chunk('fcTL', Buffer.concat([words(n, width, height, 0, 0), Buffer.alloc(6)])),
    ),
    chunk('IDAT', deflateSync(Buffer.alloc(2))),
    chunk('IEND', Buffer.alloc(0)),
  ]
  const size = parts.reduce((sum, part) => sum + part.length, 0)
  const comment = chunk('tEXt', randomBytes(length === undefined ? 64 : length - size - 12))
  return new Uint8Array(Buffer.concat([...parts.slice(0, 2), comment, ...parts.slice(2)]))
}

/** A JPEG of one pixel, with a random comment. */
export function aJpeg({ width = 1, height = 1 } = {}) {
  const comment = randomBytes(64)
  return new Uint8Array(
    Buffer.concat([
      Buffer.from('ffd8fffe0042', 'hex'),
      comment,
      Buffer.from('ffc0000b08', 'hex'),
      Buffer.from([height >> 8, height & 255, width >> 8, width & 255]),
      Buffer.from('01011100ffda0008010100003f00d2ff00d2ffd9', 'hex'),
    ]),
  )
}

/** A lossless WebP of one pixel, with random metadata. */
export function aWebp({ width = 1, height = 1 } = {}) {
  const bits = ((width - 1) | ((height - 1) << 14)) >>> 0
  const image = Buffer.concat([Buffer.from([0x2f]), Buffer.alloc(4), Buffer.alloc(5)])
  image.writeUInt32LE(bits, 1)
  const chunks = [riff('VP8L', image), riff('EXIF', randomBytes(64))]
  return new Uint8Array(riff('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks])))
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

function riff(type: string, data: Buffer): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32LE(data.length)
  return Buffer.concat([Buffer.from(type, 'latin1'), size, data, Buffer.alloc(data.length % 2)])
}
