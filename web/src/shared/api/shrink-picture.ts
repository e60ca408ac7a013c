import { CallError } from './call-error.ts'

const longestSide = 1200
const largest = 512 * 1024

/** The picture as WebP, at most 1200 pixels long and 512 KiB heavy. Throws when it is no picture. */
export async function shrinkPicture(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new CallError(0, 'not-a-picture', 'That file is not a picture we can read.')
  })
  let scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  for (;;) {
    const picture = await draw(bitmap, scale)
    if (picture.size <= largest) return picture
    scale *= 0.75
  }
}

function draw(bitmap: ImageBitmap, scale: number): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The browser could not draw the picture'))
    canvas.toBlob(done, 'image/webp', 0.85)
  })
}
