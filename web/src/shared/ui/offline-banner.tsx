import { Alert, Box } from '@mui/material'
import { useSyncExternalStore } from 'react'

/** Stays at the lower edge of the window for as long as there is no connection. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

  return (
    <Box role="status" sx={{ position: 'sticky', bottom: 0, zIndex: 'snackbar' }}>
      {!isOnline && (
        <Alert severity="warning" variant="filled" role="none">
          You are offline. What is on the screen stays readable; ordering, signing in and saving
          wait until the connection is back.
        </Alert>
      )}
    </Box>
  )
}

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
