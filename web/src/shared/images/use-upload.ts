import { useState } from 'react'
import { uploadImage } from './upload-image.ts'

/** Uploads images; `progress` is the sent share of the current one, from 0 to 1. */
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
