import { maxFurtherImages } from '@tech-house/api/contract/catalog/image-limits'
import { useFormContext } from 'react-hook-form'
import { useUpload } from '#shared/images/use-upload.ts'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'
import { readLines } from '../product-fields.ts'
import type { ProductFormValues } from './product-form.ts'

/** The buttons of the form wait for it. */
export const imagesUpload = ['upload', 'images']

/** Uploads one file after another and adds its URL to the form; those that fail are named in the end. */
export function useAddImages() {
  const { getValues, setValue, setError } = useFormContext<ProductFormValues>()
  const { progress, upload } = useUpload()
  const readUrls = () => readLines(getValues('images') ?? '')

  function setUrls(urls: string[]) {
    setValue('images', urls.join('\n'), { shouldDirty: true, shouldValidate: true })
  }

  const uploading = useSafeMutation({
    mutationKey: imagesUpload,
    mutationFn: async (files: File[]) => {
      const failures: string[] = []
      for (const file of files) {
        try {
          const url = await upload(file)
          // A picture that was chosen twice has one URL.
          setUrls([...new Set([...readUrls(), url])])
        } catch (error) {
          failures.push(`${file.name}: ${error instanceof Error ? error.message : error}`)
        }
      }
      if (failures.length > 0) throw new Error(failures.join(' '))
    },
  })

  function add(files: File[]) {
    if (readUrls().length + files.length <= maxFurtherImages) return uploading.mutate(files)
    setError('images', { message: `Choose at most ${maxFurtherImages} further pictures` })
  }

  return { add, setUrls, isUploading: uploading.isPending, progress }
}
