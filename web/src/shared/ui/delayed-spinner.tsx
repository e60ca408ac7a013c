import { Box } from '@mui/material'
import { keyframes } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { viewportHeight } from '../theme/sizes.ts'
import { FullScreenSpinner } from './full-screen-spinner.tsx'

/** Holds the place of a list that loads, under the spinner. */
export function DelayedSpinner() {
  return (
    <Box sx={{ minHeight: viewportHeight.full }}>
      <SpinnerOverlay />
    </Box>
  )
}

/** After 300 ms a spinner stands in the middle of the window, without blocking anything. */
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
