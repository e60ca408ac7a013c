import { Box } from '@mui/material'
import { useSyncExternalStore } from 'react'
import { followConnection, hasNoConnection } from '../connection.ts'

/** Shown at the lower edge of the window while the shop is unreachable. */
export function OfflineBanner() {
  const isOffline = useSyncExternalStore(followConnection, hasNoConnection, () => false)

  return (
    <Box role="status" sx={{ position: 'sticky', bottom: 0, zIndex: 'snackbar' }}>
      {isOffline && (
        <Box sx={{ p: 2, fontWeight: 600, color: 'background.paper', bgcolor: 'warning.main' }}>
          You are offline. What is on the screen stays readable; ordering, signing in and saving
          wait until the connection is back.
        </Box>
      )}
    </Box>
  )
}
