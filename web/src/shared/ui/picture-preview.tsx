import { useEffect, useState } from 'react'
import { PictureFrame } from './picture-frame.tsx'

/** A preview of an image file. */
export function PicturePreview({ file }: { file: File }) {
  const address = useObjectUrl(file)

  if (!address) return null
  return <PictureFrame src={address} alt={`Preview of ${file.name}`} />
}

/** The object URL keeps the file in memory until it is revoked. */
function useObjectUrl(file: File): string | undefined {
  const [address, setAddress] = useState<string>()

  useEffect(() => {
    const created = URL.createObjectURL(file)
    setAddress(created)
    return () => URL.revokeObjectURL(created)
  }, [file])

  return address
}
