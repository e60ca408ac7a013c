import { ImageType } from '@tech-house/api/contract/image'
import * as z from 'zod/mini'

const megabytes = 20

/** The rule of a file field with one image, as a File; `message` asks for one. Asynchronous. */
export const imageRule = (message: string) =>
  z.pipe(
    z.pipe(
      z.custom<FileList>((files) => files instanceof FileList && files.length === 1, message),
      z.transform((files) => files[0]),
    ),
    z.instanceof(File).check(
      z.refine(({ type }) => ImageType.safeParse(type).success, {
        error: 'Choose a PNG, JPEG or WebP picture',
        abort: true,
      }),
      z.refine(({ size }) => size <= megabytes * 1024 * 1024, {
        error: `Choose a picture of at most ${megabytes} MB`,
        abort: true,
      }),
      z.refine(isReadable, 'That file is not a picture we can read'),
    ),
  )

export const optionalImageRule = (message: string) =>
  z.pipe(
    z.pipe(
      z.custom<FileList | undefined>(),
      z.transform((files) => (files?.length ? files : undefined)),
    ),
    z.optional(imageRule(message)),
  )

const isReadable = (file: File) =>
  createImageBitmap(file).then(
    (bitmap) => {
      bitmap.close()
      return true
    },
    () => false,
  )
