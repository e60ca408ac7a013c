import { Box, Button, CircularProgress, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { sizes, viewportHeight } from '../theme/sizes.ts'

const usualMs = 10_000

interface Props {
  /** The action of "Try again" after a long wait; by default it reloads the page. */
  retry?: () => void
}

export function FullScreenSpinner({ retry = () => window.location.reload() }: Props) {
  const [isSlow, setIsSlow] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), usualMs)
    return () => clearTimeout(timer)
  }, [])

  return (
    <Box sx={{ ...column, flex: 1, minHeight: viewportHeight.most, placeContent: 'center' }}>
      <Box role="status" aria-label="Loading" sx={column}>
        <CircularProgress size={sizes.spinner} aria-hidden />
        {isSlow && <Typography>This takes longer than usual.</Typography>}
      </Box>
      {isSlow && (
        <Button variant="outlined" onClick={retry}>
          Try again
        </Button>
      )}
    </Box>
  )
}

const column = { display: 'grid', justifyItems: 'center', gap: 2 }
