import { Box } from '@mui/material'
import { useEffect, useState } from 'react'
import { sizes } from '../theme/sizes.ts'

/** A picture that is still a file on this machine. */
export function PicturePreview({ file }: { file: File }) {
  const address = useObjectUrl(file)

  if (!address) return null
  return (
    <Box
      component="img"
      src={address}
      alt={`Preview of ${file.name}`}
      sx={{
        display: 'block',
        width: '100%',
        height: sizes.picture,
        objectFit: 'contain',
        borderRadius: 1,
        bgcolor: 'background.default',
      }}
    />
  )
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
