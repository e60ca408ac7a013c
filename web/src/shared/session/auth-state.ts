import type { User, UserMetadata } from 'firebase/auth'
import { use, useMemo, useSyncExternalStore } from 'react'
import { endStoredToken } from '../api/id-token.ts'
import { onAccessTokenChange, readAccessToken, readStoredSession } from './access-token.ts'
import { isSignOutPending } from './pending-sign-out.ts'

/** A new object for each sign-in, sign-out and new token. */
type AuthState = { user: User | null }

type Account = Pick<User, 'uid' | 'email' | 'displayName' | 'photoURL'> & {
  metadata: Pick<UserMetadata, 'lastSignInTime'>
}

let state: AuthState | undefined
let first = withResolvers<AuthState>()
const listeners = new Set<() => void>()

/** `requestAuth`: a page needs the user of Firebase Auth, or is shown and leaves time to load it. */
export const { promise: authRequested, resolve: requestAuth } = withResolvers<void>()

/** `Promise.withResolvers`, which Safari has since 17.4. */
function withResolvers<T>() {
  let resolve!: (answer: T) => void
  let reject!: (error: unknown) => void
  const promise = new Promise<T>((...settle) => {
    ;[resolve, reject] = settle
  })
  return { promise, resolve, reject }
}

/** What reactfire says; `undefined` forgets it. */
export function setAuthState(next: AuthState | undefined): void {
  // Without an answer, pages still wait for the first one.
  if (state && !next) first = withResolvers()
  state = next
  if (next) {
    endStoredToken()
    first.resolve(next)
  }
  for (const listener of listeners) listener()
}

/** Pages that wait for the user throw this error. */
export function failAuth(error: unknown): void {
  // Handled here for pages that do not wait.
  first.promise.catch(() => {})
  first.reject(error)
}

function firstState(): Promise<AuthState> {
  requestAuth()
  return first.promise
}

const readState = () => state
const useKnownState = () => useSyncExternalStore(subscribe, readState, readState)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Loads Firebase Auth, and suspends until it has restored the user. */
export const useAuthState = (): AuthState => useKnownState() ?? use(firstState())

/** Firebase Auth's user, before that the account of the stored token; `undefined` if nobody knows. */
export function useAccount(): Account | null | undefined {
  const known = useKnownState()
  const token = useSyncExternalStore(onAccessTokenChange, readAccessToken, () => null)
  const stored = useMemo(() => readStoredSession(token), [token])
  if (isSignOutPending()) return null
  return known ? known.user : stored
}

/** Like `useAccount`, but loads Firebase Auth and suspends if nobody knows. */
export function useLikelyUser() {
  const account = useAccount()
  return account === undefined ? use(firstState()).user : account
}
