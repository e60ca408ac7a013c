import { Box } from '@mui/material'
import { useState } from 'react'
import { sizes } from '#shared/theme/sizes.ts'

export function ReviewerImage({ name, image }: { name: string; image: string }) {
  const [isMissing, setIsMissing] = useState(false)

  return (
    <Box
      component="img"
      src={isMissing ? '/avatars/default.svg' : image}
      onError={() => setIsMissing(true)}
      alt={name}
      width={sizes.face}
      height={sizes.face}
      loading="lazy"
      sx={{ borderRadius: '50%', objectFit: 'cover', flexShrink: 0 }}
    />
  )
}
