import { useSyncExternalStore } from 'react'
import { onAccessTokenChange, readAccessToken } from './access-token.ts'

type AuthHint = 'signed-in' | 'signed-out' | 'unknown'

/** By the stored token, before Firebase Auth has loaded; `unknown` while a prerendered page hydrates. */
export const useAuthHint = (): AuthHint =>
  useSyncExternalStore(
    onAccessTokenChange,
    () => (readAccessToken() ? 'signed-in' : 'signed-out'),
    () => 'unknown',
  )
