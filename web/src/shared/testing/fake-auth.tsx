import { act } from '@testing-library/react'
import type { Auth } from 'firebase/auth'
import type { ReactNode } from 'react'
import { AuthProvider, FirebaseAppProvider } from 'reactfire'
import { firebaseApp } from '../firebase.ts'
import type { ada } from './samples.ts'

type TestUser = typeof ada

/** Replaces Firebase Auth below reactfire's hooks: `emit` sets the signed-in user. */
export function fakeAuth() {
  const listeners = new Set<(user: TestUser | null) => void>()
  const auth = {
    // reactfire keeps one observable for each name.
    name: crypto.randomUUID(),
    app: firebaseApp,
    currentUser: null as TestUser | null,
    onIdTokenChanged(next: (user: TestUser | null) => void) {
      listeners.add(next)
      return () => listeners.delete(next)
    },
  }

  return {
    Provider: ({ children }: { children: ReactNode }) => (
      <FirebaseAppProvider firebaseApp={firebaseApp}>
        {/* reactfire uses no other property here. */}
        <AuthProvider sdk={auth as unknown as Auth}>{children}</AuthProvider>
      </FirebaseAppProvider>
    ),
    emit(user: TestUser | null) {
      act(() => {
        auth.currentUser = user
        for (const listener of listeners) listener(user)
      })
    },
  }
}

/** A provider with this user signed in from the start. */
export function signedInAs(user: TestUser) {
  const { Provider, emit } = fakeAuth()
  emit(user)
  return Provider
}
