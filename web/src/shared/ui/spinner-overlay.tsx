import { Box } from '@mui/material'
import { keyframes } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { FullScreenSpinner } from './full-screen-spinner.tsx'

/** Shows a spinner in the middle of the window after 300 ms, without blocking the page. */
export function SpinnerOverlay(props: ComponentProps<typeof FullScreenSpinner>) {
  return (
    <Box sx={overlay}>
      <FullScreenSpinner {...props} />
    </Box>
  )
}

const appear = keyframes({ from: { visibility: 'hidden' } })

const overlay = {
  position: 'fixed',
  inset: 0,
  zIndex: 'modal',
  display: 'grid',
  alignContent: 'center',
  pointerEvents: 'none',
  '& button': { pointerEvents: 'auto' },
  animation: `${appear} 1ms 300ms backwards`,
}
