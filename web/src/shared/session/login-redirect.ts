import { type Location, type To, useLocation } from 'react-router-dom'
import { paths } from '../paths.ts'
import { useBrowserValue } from '../use-browser-value.ts'

export interface LoginRedirect {
  from: To
  reason?: 'expired' | 'denied' | undefined
}

/** Reads the login page's navigation state; by default the way back is the landing page. */
export function readLoginRedirect({ state }: Pick<Location, 'state'>): LoginRedirect {
  const { from, reason }: Partial<LoginRedirect> = Object(state)
  // A path that starts with two slashes is another host.
  const isOwnPath = typeof from === 'object' && /^\/(?![/\\])/.test(from.pathname ?? '')
  return { from: isOwnPath ? from : paths.home, reason }
}

export function useLoginRedirect(): LoginRedirect {
  const { state } = useLocation()
  // A reload keeps the navigation state, which the prerendered page lacks.
  const known = useBrowserValue(
    () => state,
    () => null,
  )
  return readLoginRedirect({ state: known })
}
