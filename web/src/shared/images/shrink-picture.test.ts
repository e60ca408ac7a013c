import { afterEach, expect, test, vi } from 'vitest'
import { shrinkPicture } from './shrink-picture.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A canvas that writes only `types`, else PNG as browsers do, with so many bytes for each pixel. */
function fakeCanvas(types: string[], bytesPerPixel: Record<string, number>) {
  const drawn: string[] = []
  vi.stubGlobal('createImageBitmap', async () => ({ width: 2400, height: 1800 }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    // The two calls that are made of a context.
    () =>
      ({ drawImage: () => drawn.push('picture'), fillRect: () => drawn.push('white') }) as never,
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    wanted = '',
  ) {
    const type = types.includes(wanted) ? wanted : 'image/png'
    const size = this.width * this.height * (bytesPerPixel[type] ?? 0)
    done(Object.defineProperty(new Blob([`${this.width}`], { type }), 'size', { value: size }))
  })
  return drawn
}

const shrink = () => shrinkPicture(new File([], 'photo.jpg'))

test('a photo becomes a WebP of at most 1200 pixels', async () => {
  fakeCanvas(['image/webp', 'image/jpeg'], { 'image/webp': 0.2 })
  const photo = await shrink()
  expect([photo.type, await photo.text()]).toEqual(['image/webp', '1200'])
})

test('a browser that writes no WebP makes a photo a JPEG on white before it makes it smaller', async () => {
  const drawn = fakeCanvas(['image/jpeg'], { 'image/png': 3, 'image/jpeg': 0.3 })
  const photo = await shrink()
  expect([photo.type, await photo.text()]).toEqual(['image/jpeg', '1200'])
  expect(drawn).toEqual(['picture', 'white'])
})

test('what is small enough as PNG keeps its transparency', async () => {
  const drawn = fakeCanvas(['image/jpeg'], { 'image/png': 0.4 })
  expect((await shrink()).type).toBe('image/png')
  expect(drawn).toEqual(['picture'])
})

test('a picture that is too heavy in every format becomes smaller', async () => {
  fakeCanvas(['image/jpeg'], { 'image/png': 3, 'image/jpeg': 0.6 })
  const photo = await shrink()
  expect([photo.type, await photo.text()]).toEqual(['image/jpeg', '900'])
})
