import { imageSize } from 'image-size'
import type { ImageType } from '../contract/image.ts'
import { countFrames } from './count-frames.ts'

const types: Partial<Record<string, ImageType>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
}

interface Inspected {
  type: ImageType
  width: number
  height: number
  frames: number
}

/**
 * Type, size in pixels and number of frames of an image, from its content and not from its name;
 * `undefined` for other content and for an image that is cut off or followed by other content.
 */
export function inspectImage(bytes: Uint8Array): Inspected | undefined {
  const { width, height, type: name = '' } = readHeader(bytes) ?? {}
  const type = types[name]
  const frames =
    type && countFrames(type, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
  return width && height && frames ? { type, width, height, frames } : undefined
}

function readHeader(bytes: Uint8Array) {
  try {
    return imageSize(bytes)
  } catch {
    // It throws for a type that it does not know and for a header that is cut off.
    return undefined
  }
}
