import { expect, test, vi } from 'vitest'
import { shrinkImage } from './shrink-image.ts'

/** A canvas that writes only `types`, otherwise PNG like browsers do, with these bytes per pixel. */
function fakeCanvas(types: string[], bytesPerPixel: Record<string, number>) {
  const drawn: string[] = []
  vi.stubGlobal('createImageBitmap', async () => ({ width: 2400, height: 1800 }))
  // An arrow function is no constructor.
  vi.stubGlobal('OffscreenCanvas', function canvas(width: number, height: number) {
    const context = { drawImage: () => drawn.push('picture'), fillRect: () => drawn.push('white') }
    return {
      getContext: () => context,
      convertToBlob: async ({ type: wanted = '' }: ImageEncodeOptions) => {
        const type = types.includes(wanted) ? wanted : 'image/png'
        const value = width * height * (bytesPerPixel[type] ?? 0)
        return Object.defineProperty(new Blob([`${width}`], { type }), 'size', { value })
      },
    }
  })
  return drawn
}

/** The type and the width of the shrunk photo. */
async function shrink() {
  const photo = await shrinkImage(new File([], 'photo.jpg'))
  return [photo.type, await photo.text()]
}

test('a photo becomes a WebP of at most 1200 pixels', async () => {
  fakeCanvas(['image/webp', 'image/jpeg'], { 'image/webp': 0.2 })
  expect(await shrink()).toEqual(['image/webp', '1200'])
})

test('a browser without WebP converts a photo to JPEG on white before it reduces the size', async () => {
  const drawn = fakeCanvas(['image/jpeg'], { 'image/png': 3, 'image/jpeg': 0.3 })
  expect(await shrink()).toEqual(['image/jpeg', '1200'])
  expect(drawn).toEqual(['picture', 'white'])
})

test('a small PNG keeps its transparency', async () => {
  const drawn = fakeCanvas(['image/jpeg'], { 'image/png': 0.4 })
  expect(await shrink()).toEqual(['image/png', '1200'])
  expect(drawn).toEqual(['picture'])
})

test('an image that is too large in every format is reduced', async () => {
  fakeCanvas(['image/jpeg'], { 'image/png': 3, 'image/jpeg': 0.6 })
  expect(await shrink()).toEqual(['image/jpeg', '900'])
})
