import { Box, Button, CircularProgress, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { sizes, viewportHeight } from '../theme/sizes.ts'

/** How long the spinner waits before it shows a message, in ms. */
const usual = 10_000

interface Props {
  /** The action of "Try again" after a long wait; by default it reloads the page. */
  retry?: () => void
}

export function FullScreenSpinner({ retry = () => window.location.reload() }: Props) {
  const isSlow = useIsSlow()

  return (
    <Box
      sx={{
        flex: 1,
        minHeight: viewportHeight.most,
        display: 'grid',
        placeContent: 'center',
        gap: 2,
      }}
    >
      <Box
        role="status"
        aria-label="Loading"
        sx={{ display: 'grid', justifyItems: 'center', gap: 2 }}
      >
        <CircularProgress size={sizes.spinner} aria-hidden />
        {isSlow && <Typography>This takes longer than usual.</Typography>}
      </Box>
      {isSlow && (
        <Button variant="outlined" sx={{ justifySelf: 'center' }} onClick={retry}>
          Try again
        </Button>
      )}
    </Box>
  )
}

function useIsSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), usual)
    return () => clearTimeout(timer)
  }, [])

  return isSlow
}
