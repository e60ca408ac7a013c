import { useState } from 'react'
import { uploadImage } from './upload-image.ts'

/** Uploads pictures; `progress` is how much of the present one has left, from 0 to 1. */
export function useUpload() {
  const [progress, setProgress] = useState<number>()

  async function upload(file: File): Promise<string> {
    setProgress(0)
    try {
      return await uploadImage(file, setProgress)
    } finally {
      setProgress(undefined)
    }
  }

  return { progress, upload }
}
