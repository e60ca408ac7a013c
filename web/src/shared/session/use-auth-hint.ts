import { useSyncExternalStore } from 'react'
import { onAccessTokenChange, readAccessToken } from './access-token.ts'

export type AuthHint = 'signed-in' | 'signed-out' | 'unknown'

/**
 * Whether somebody is signed in, as the stored token suggests before Firebase Auth has loaded;
 * session-sync.tsx keeps the two in line. `unknown` while a prerendered page hydrates.
 */
export const useAuthHint = (): AuthHint =>
  useSyncExternalStore(
    onAccessTokenChange,
    () => (readAccessToken() ? 'signed-in' : 'signed-out'),
    () => 'unknown',
  )
