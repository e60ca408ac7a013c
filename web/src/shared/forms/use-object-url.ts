import { useEffect, useState } from 'react'

/** The URL of a file; it keeps the file in memory until it is revoked. */
export function useObjectUrl(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>()

  useEffect(() => {
    if (!file) return undefined
    const created = URL.createObjectURL(file)
    setAddress(created)
    return () => {
      URL.revokeObjectURL(created)
      setAddress(undefined)
    }
  }, [file])

  return address
}
