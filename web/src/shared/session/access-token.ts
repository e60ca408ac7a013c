import { localStore } from '../storage.ts'

const key = 'accessToken'
const listeners = new Set<() => void>()

/** The last token of the API; its presence is the hint that the user is signed in. */
export const readAccessToken = () => localStore.getItem(key)

export function storeAccessToken(token: string): void {
  localStore.setItem(key, token)
  notify()
}

export function forgetAccessToken(): void {
  localStore.removeItem(key)
  notify()
}

/** Calls back when the token changes, in this tab or another. Returns the unsubscribe function. */
export function onAccessTokenChange(listener: () => void): () => void {
  listeners.add(listener)
  // Not at build time, where pages are rendered.
  if (typeof window !== 'undefined') window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function notify(): void {
  for (const listener of listeners) listener()
}
