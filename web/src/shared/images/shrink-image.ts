import { CallError } from '../api/call-error.ts'

const longestSide = 1200
const largest = 512 * 1024

/** WebP of at most 1200 pixels and 512 KiB, or PNG or JPEG. Throws for a file that is no image. */
export async function shrinkImage(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new CallError(0, 'not-a-picture', 'That file is not a picture we can read.')
  })
  let scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  for (;;) {
    const canvas = draw(bitmap, scale)
    const image = await encode(canvas, 'image/webp')
    if (image.size <= largest) return image
    if (image.type !== 'image/webp') {
      // WebKit writes PNG instead of WebP, which is large for a photo.
      const jpeg = await encode(onWhite(canvas), 'image/jpeg')
      if (jpeg.size <= largest) return jpeg
    }
    scale *= 0.75
  }
}

function draw(bitmap: ImageBitmap, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** JPEG has no transparency; transparent pixels would become black. */
function onWhite(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const context = canvas.getContext('2d')
  if (context) {
    context.globalCompositeOperation = 'destination-over'
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  return canvas
}

function encode(canvas: HTMLCanvasElement, type: 'image/webp' | 'image/jpeg'): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The browser could not draw the picture'))
    canvas.toBlob(done, type, 0.85)
  })
}
