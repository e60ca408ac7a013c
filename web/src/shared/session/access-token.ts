import { localStore } from '../storage.ts'

const key = 'accessToken'
/** The event of a change in this tab; one in another tab is a `storage` event. */
const changed = 'accesstokenchange'

/** The last token of the API; its presence is the hint that the user is signed in. */
export const readAccessToken = () => localStore.getItem(key)

export function storeAccessToken(token: string): void {
  localStore.setItem(key, token)
  window.dispatchEvent(new Event(changed))
}

export function forgetAccessToken(): void {
  localStore.removeItem(key)
  window.dispatchEvent(new Event(changed))
}

export function onAccessTokenChange(listener: () => void): () => void {
  const listening = new AbortController()
  for (const event of ['storage', changed]) {
    // Not at build time, where pages are rendered.
    globalThis.window?.addEventListener(event, listener, { signal: listening.signal })
  }
  return () => listening.abort()
}
