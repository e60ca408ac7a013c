import type { Page } from '@playwright/test'

/** One green pixel, as a file for an upload field. */
export const picture = {
  name: 'pixel.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGPgyvYGAAFDAMGng13VAAAAAElFTkSuQmCC',
    'base64',
  ),
}

/** An image that no format compresses well, drawn by the browser, as a file for an upload field. */
export async function noise(page: Page) {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 700
    const context = canvas.getContext('2d')
    const pixels = new ImageData(canvas.width, canvas.height)
    for (const index of pixels.data.keys()) {
      pixels.data[index] = index % 4 === 3 ? 255 : Math.random() * 256
    }
    context?.putImageData(pixels, 0, 0)
    return canvas.toDataURL('image/png')
  })
  const [, base64 = ''] = url.split(',')
  return { name: 'noise.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') }
}
