import { Alert } from '@mui/material'
import { useLocation } from 'react-router-dom'
import { readArrival } from '#shared/origin.ts'

/** On the login page, for whoever was signed in a moment ago. */
export function LostSessionNotice() {
  const { state } = useLocation()

  if (!readArrival(state).isLost) return null
  return (
    <Alert severity="info">
      You were signed out. Log in to go on where you were: what you had typed is still there.
    </Alert>
  )
}
