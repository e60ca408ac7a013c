import { z } from 'zod'

/** A file field's value with one file in it, read as that file. */
export const picture = (message: string) =>
  z
    .custom<FileList>((files) => files instanceof FileList && files.length === 1, message)
    .transform((files) => files[0])
    .pipe(z.instanceof(File))
