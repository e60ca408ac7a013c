import { CallError } from '../api/call-error.ts'

const longestSide = 1200
const largest = 512 * 1024
const quality = 0.85

/** WebP of at most 1200 pixels and 512 KiB, or PNG or JPEG. Throws for a file that is no image. */
export async function shrinkImage(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new CallError(0, 'not-a-picture', 'That file is not a picture we can read.')
  })
  let scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  for (;;) {
    const canvas = draw(bitmap, scale)
    const image = await canvas.convertToBlob({ type: 'image/webp', quality })
    if (image.size <= largest) return image
    if (image.type !== 'image/webp') {
      // WebKit writes PNG instead of WebP, which is large for a photo.
      const jpeg = await onWhite(canvas).convertToBlob({ type: 'image/jpeg', quality })
      if (jpeg.size <= largest) return jpeg
    }
    scale *= 0.75
  }
}

function draw(bitmap: ImageBitmap, scale: number): OffscreenCanvas {
  const scaled = (side: number) => Math.max(1, Math.round(side * scale))
  const canvas = new OffscreenCanvas(scaled(bitmap.width), scaled(bitmap.height))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** JPEG has no transparency; transparent pixels would become black. */
function onWhite(canvas: OffscreenCanvas): OffscreenCanvas {
  const context = canvas.getContext('2d')
  if (context) {
    context.globalCompositeOperation = 'destination-over'
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  return canvas
}
