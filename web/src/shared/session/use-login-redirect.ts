import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { type LoginRedirect, readLoginRedirect } from './login-redirect.ts'

/** Why and from where the visitor comes to the login page. */
export function useLoginRedirect(): LoginRedirect {
  const { state } = useLocation()
  // A reload keeps the navigation state, which the prerendered page lacks.
  const known = useSyncExternalStore(
    neverChanges,
    () => state,
    () => null,
  )
  return readLoginRedirect({ state: known })
}

const neverChanges = () => () => {}
