import { useEffect, useState } from 'react'
import { PictureFrame } from './picture-frame.tsx'

/** A picture that is still a file on this machine. */
export function PicturePreview({ file }: { file: File }) {
  const address = useObjectUrl(file)

  if (!address) return null
  return <PictureFrame src={address} alt={`Preview of ${file.name}`} />
}

/** The browser holds the file until the address is given back. */
function useObjectUrl(file: File): string | undefined {
  const [address, setAddress] = useState<string>()

  useEffect(() => {
    const created = URL.createObjectURL(file)
    setAddress(created)
    return () => URL.revokeObjectURL(created)
  }, [file])

  return address
}
