import { localStore } from '../storage.ts'

const key = 'accessToken'
/** The event of a change in this tab; one in another tab is a `storage` event. */
const changed = 'accesstokenchange'

/** The last token of the API; its presence is the hint that the user is signed in. */
export const readAccessToken = () => localStore.getItem(key)

const spareMs = 60_000

/** The account of the stored token as Firebase Auth names its parts, unless the token ends within a minute or is none. */
export function readStoredSession(token = readAccessToken()) {
  try {
    const encoded = token?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''
    const bytes = Uint8Array.from(atob(encoded), (char) => char.charCodeAt(0))
    const { sub, email, role, exp, ...claims } = JSON.parse(new TextDecoder().decode(bytes))
    if (exp * 1000 - spareMs < Date.now()) return undefined
    return {
      token,
      uid: String(sub),
      email: email.toLowerCase(),
      role: String(role),
      displayName: claims.name ?? null,
      photoURL: claims.picture ?? null,
      metadata: { lastSignInTime: new Date(claims.auth_time * 1000).toUTCString() },
    }
  } catch {
    return undefined
  }
}

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
