import { useSyncExternalStore } from 'react'

export interface SignedIn {
  status: 'signed-in'
  email: string
  name: string | null
  photo: string | null
  /** As the provider words it. */
  lastSignIn: string | null
  role: 'admin' | 'customer'
}

export type Session =
  /** The identity provider has not answered yet. */
  | { status: 'unknown' }
  | { status: 'loading' }
  /** `isLost` when the shop ended it, not its owner. */
  | { status: 'signed-out'; isLost: boolean }
  /** Somebody is signed in, but the shop could not be told. */
  | { status: 'failed'; error: Error }
  | SignedIn

let session: Session = { status: 'unknown' }
let renewals = 0
const listeners = new Set<() => void>()

export function onSession(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentSession = () => session

export function showSession(next: Session): void {
  // Whoever ends a session first knows why; the provider's word follows.
  if (next.status === 'signed-out' && session.status === 'signed-out') return
  session = next
  for (const listener of listeners) listener()
}

/** Asks for the session once more, for example because the account's role has changed [AUTH-9]. */
export function renewSession(): void {
  renewals += 1
  showSession({ status: 'loading' })
}

const prerendered: Session = { status: 'unknown' }

export const useSession = () => useSyncExternalStore(onSession, currentSession, () => prerendered)
export const useRenewals = () => useSyncExternalStore(onSession, () => renewals)
