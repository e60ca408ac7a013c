import { Alert } from '@mui/material'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { readArrival } from '#shared/origin.ts'

/** On the login page, for whoever was signed in a moment ago. */
export function LostSessionNotice() {
  const { state } = useLocation()
  // The browser keeps the state over a reload, and the prerendered page knows of none.
  const isLost = useSyncExternalStore(
    neverChanges,
    () => readArrival(state).isLost,
    () => false,
  )

  if (!isLost) return null
  return (
    <Alert severity="info">
      You were signed out. Log in to go on where you were: what you had typed is still there.
    </Alert>
  )
}

const neverChanges = () => () => {}
