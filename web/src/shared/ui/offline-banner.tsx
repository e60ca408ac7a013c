import { Alert, Box } from '@mui/material'
import { useIsOffline } from '../connection.ts'

/** Stays at the lower edge of the window for as long as there is no connection. */
export function OfflineBanner() {
  const isOffline = useIsOffline()

  return (
    <Box role="status" sx={{ position: 'sticky', bottom: 0, zIndex: 'snackbar' }}>
      {isOffline && (
        <Alert severity="warning" variant="filled" role="none">
          You are offline. What is on the screen stays readable; ordering, signing in and saving
          wait until the connection is back.
        </Alert>
      )}
    </Box>
  )
}
