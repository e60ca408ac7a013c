import type { Location, To } from 'react-router-dom'
import { paths } from '../paths.ts'

/** Why somebody who was signed in is asked to log in. */
export type LoginReason = 'expired' | 'denied'

/** The login page's navigation state. */
export interface LoginRedirect {
  from: To
  reason?: LoginReason | undefined
}

/** Reads the login page's navigation state; without one, the way back leads to the landing page. */
export function readLoginRedirect({ state }: Pick<Location, 'state'>): LoginRedirect {
  const { from, reason } = (state ?? {}) as { from?: Partial<Location>; reason?: LoginReason }
  // A path that begins with two slashes would be another host.
  const isOwnPath = /^\/(?![/\\])/.test(from?.pathname ?? '')
  return { from: from && isOwnPath ? from : paths.home, reason }
}
