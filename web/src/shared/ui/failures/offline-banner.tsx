import { Box } from '@mui/material'
import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    onlineManager.subscribe,
    () => onlineManager.isOnline(),
    () => true,
  )

  return (
    <Box role="status" sx={{ position: 'sticky', bottom: 0, zIndex: 'snackbar' }}>
      {!isOnline && (
        <Box sx={{ p: 2, fontWeight: 600, color: 'background.paper', bgcolor: 'warning.main' }}>
          You are offline. What is on the screen stays readable; ordering, signing in and saving
          wait until the connection is back.
        </Box>
      )}
    </Box>
  )
}
