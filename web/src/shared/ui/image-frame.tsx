import { Box } from '@mui/material'
import { sizes } from '../theme/sizes.ts'

/** An image in a form: uncropped, at a fixed height. */
export function ImageFrame({ src, alt }: { src: string; alt: string }) {
  return (
    <Box
      component="img"
      src={src}
      alt={alt}
      sx={{
        display: 'block',
        width: '100%',
        height: sizes.image,
        objectFit: 'contain',
        borderRadius: 1,
        bgcolor: 'background.default',
      }}
    />
  )
}
