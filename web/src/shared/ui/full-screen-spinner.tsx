import { Box, CircularProgress } from '@mui/material'

export function FullScreenSpinner() {
  return (
    <Box
      role="status"
      aria-label="Loading"
      sx={{ flex: 1, minHeight: '70dvh', display: 'grid', placeItems: 'center' }}
    >
      <CircularProgress size={48} aria-hidden />
    </Box>
  )
}
