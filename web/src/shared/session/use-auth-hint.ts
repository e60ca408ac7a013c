import { useSyncExternalStore } from 'react'
import { onAccessTokenChange, readAccessToken } from './access-token.ts'

type AuthHint = 'signed-in' | 'signed-out' | 'unknown'

/**
 * Whether the user is probably signed in, by the stored token, before Firebase Auth has loaded;
 * session-sync.tsx keeps both in sync. `unknown` while a prerendered page hydrates.
 */
export const useAuthHint = (): AuthHint =>
  useSyncExternalStore(
    onAccessTokenChange,
    () => (readAccessToken() ? 'signed-in' : 'signed-out'),
    () => 'unknown',
  )
