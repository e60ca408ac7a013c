import type { Location, To } from 'react-router-dom'
import { paths } from '../paths.ts'

/** Why a user has to log in again. */
export type LoginReason = 'expired' | 'denied'

/** The login page's navigation state. */
export interface LoginRedirect {
  from: To
  reason?: LoginReason | undefined
}

/** Reads the login page's navigation state; by default the way back is the landing page. */
export function readLoginRedirect({ state }: Pick<Location, 'state'>): LoginRedirect {
  const { from, reason } = (state ?? {}) as { from?: Partial<Location>; reason?: LoginReason }
  // A path that starts with two slashes is another host.
  const isOwnPath = /^\/(?![/\\])/.test(from?.pathname ?? '')
  return { from: from && isOwnPath ? from : paths.home, reason }
}
