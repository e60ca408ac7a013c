import { imageSize } from 'image-size'
import type { ImageType } from '../contract/image.ts'

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
    type && frameCounters[type](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
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

/** The number of frames; `undefined` if the structure of the file does not end at its last byte. */
const frameCounters: Record<ImageType, (bytes: Buffer) => number | undefined> = {
  'image/png': countPng,
  'image/jpeg': (bytes) => (isWholeJpeg(bytes) ? 1 : undefined),
  'image/webp': countWebp,
}

/** Chunks of length, type, data and checksum; the last one is IEND. */
function countPng(bytes: Buffer): number | undefined {
  let frames = 0
  let hasPixels = false
  for (let at = 8; at + 12 <= bytes.length; ) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    at += 12 + bytes.readUInt32BE(at)
    if (type === 'fcTL') frames += 1
    if (type === 'IDAT') hasPixels = true
    if (type === 'IEND') return hasPixels && at === bytes.length ? Math.max(frames, 1) : undefined
  }
  return undefined
}

/** One RIFF chunk as long as the file, which contains chunks of type, length and data. */
function countWebp(bytes: Buffer): number | undefined {
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return undefined
  let frames = 0
  let at = 12
  while (at + 8 <= bytes.length) {
    const type = bytes.toString('latin1', at, at + 4)
    const length = bytes.readUInt32LE(at + 4)
    at += 8 + length + (length % 2)
    if (/^(ANMF|VP8 |VP8L)$/.test(type)) frames += 1
  }
  return frames > 0 && at === bytes.length ? frames : undefined
}

const marker = { endOfImage: 0xd9, startOfScan: 0xda }

/** Segments of marker and length, where each scan is followed by compressed data without a length. */
function isWholeJpeg(bytes: Buffer): boolean {
  let hasPixels = false
  for (let at = 2; at + 2 <= bytes.length && bytes[at] === 0xff; ) {
    const type = bytes[at + 1]
    if (type === marker.endOfImage) return hasPixels && at + 2 === bytes.length
    if (at + 4 > bytes.length) return false
    at += 2 + bytes.readUInt16BE(at + 2)
    if (type !== marker.startOfScan) continue
    hasPixels = true
    at = endOfScan(bytes, at)
  }
  return false
}

/** The position of the marker that follows the compressed data, where 0xff is written as 0xff00. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    const isRestart = next >= 0xd0 && next <= 0xd7
    if (next !== 0 && next !== 0xff && !isRestart) return at
  }
  return bytes.length
}
