import type { User } from 'firebase/auth'
import { use, useState, useSyncExternalStore } from 'react'
import { endStoredToken } from '../api/id-token.ts'
import { readStoredSession } from './access-token.ts'

/** A new object for each sign-in, sign-out and new token. */
type AuthState = { user: User | null }

let state: AuthState | undefined
let first = newAnswer()
const listeners = new Set<() => void>()

function newAnswer() {
  let settle!: (answer: AuthState | Promise<never>) => void
  const promise = new Promise<AuthState>((resolve) => {
    settle = resolve
  })
  return { promise, settle }
}

let request!: () => void

/** A page needs the user of Firebase Auth, or is shown and leaves time to load it. */
export const authRequested = new Promise<void>((resolve) => {
  request = resolve
})
export const requestAuth = request

/** What reactfire says; `undefined` forgets it. */
export function setAuthState(next: AuthState | undefined): void {
  state = next
  if (next) {
    endStoredToken()
    first.settle(next)
  } else {
    first = newAnswer()
  }
  for (const listener of listeners) listener()
}

/** Pages that wait for the user show this error. */
export function failAuth(error: unknown): void {
  // Handled here for pages that do not wait.
  first.promise.catch(() => {})
  first.settle(Promise.reject(error))
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

/** Like `useAuthState`, but before Firebase Auth has loaded with the account of the stored token. */
export function useLikelyUser(): Pick<User, 'uid' | 'email'> | null {
  const known = useKnownState()
  const [stored] = useState(readStoredSession)
  if (known) return known.user
  return stored ?? use(firstState()).user
}
