import { useSyncExternalStore } from 'react'
import { readAccessToken } from '#shared/api/access-token.ts'
import { currentSession, onSession } from './session.ts'

/** Whether somebody is signed in, as far as can be told at once; `unknown` on a prerendered page. */
export type Presence = 'in' | 'out' | 'unknown'

export const usePresence = () => useSyncExternalStore(onSession, likelyPresence, prerendered)

const prerendered = (): Presence => 'unknown'

/** Until the provider has answered, the stored token tells who most likely is here. */
function likelyPresence(): Presence {
  const { status } = currentSession()
  if (status === 'signed-in') return 'in'
  return status !== 'signed-out' && readAccessToken() ? 'in' : 'out'
}
