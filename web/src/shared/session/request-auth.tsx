import { useEffect } from 'react'
import { requestAuth } from './auth-state.ts'

/** Loads Firebase Auth after the page beside it, in the same `Suspense`, is shown. */
export function RequestAuth() {
  useEffect(requestAuth, [])
  return null
}
