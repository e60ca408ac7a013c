import { Box } from '@mui/material'
import { keyframes } from '@mui/material/styles'
import { windowful } from '../theme/sizes.ts'
import { FullScreenSpinner } from './full-screen-spinner.tsx'

/** Holds the place of what loads, and shows that it does only if it really takes time [NAV-6]. */
export function PatientSpinner() {
  return (
    <Box sx={{ minHeight: windowful.whole, animation: `${appear} 1ms 600ms backwards` }}>
      <FullScreenSpinner />
    </Box>
  )
}

const appear = keyframes({ from: { opacity: 0 } })
