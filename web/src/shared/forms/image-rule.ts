import { ImageType } from '@tech-house/api/contract/image'
import * as z from 'zod/mini'

const megabytes = 20

/** Asynchronous, because it reads the file. */
export const ImageFile = z.instanceof(File).check(
  z.refine(({ type }) => ImageType.safeParse(type).success, {
    error: 'Choose a PNG, JPEG or WebP picture',
    abort: true,
  }),
  z.refine(({ size }) => size <= megabytes * 1024 * 1024, {
    error: `Choose a picture of at most ${megabytes} MB`,
    abort: true,
  }),
  z.refine(isReadable, 'That file is not a picture we can read'),
)

/** The rule of a file field with one image, as a File; `message` asks for one. Asynchronous. */
export const imageRule = (message: string) =>
  z.pipe(
    z.pipe(
      z.custom<FileList>((files) => files instanceof FileList && files.length === 1, message),
      z.transform((files) => files[0]),
    ),
    ImageFile,
  )

export const optionalImageRule = (message: string) =>
  z.pipe(
    z.pipe(
      z.custom<FileList | undefined>(),
      z.transform((files) => (files?.length ? files : undefined)),
    ),
    z.optional(imageRule(message)),
  )

function isReadable(file: File): Promise<boolean> {
  return createImageBitmap(file).then(
    (bitmap) => {
      bitmap.close()
      return true
    },
    () => false,
  )
}
