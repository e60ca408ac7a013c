import { act } from '@testing-library/react'
import type { User } from 'firebase/auth'
import { type ReactNode, useState } from 'react'
import { setAuthState } from '../session/auth-state.ts'
import type { ada } from './samples.ts'

type TestUser = typeof ada

/** Replaces Firebase Auth: `emit` sets the signed-in user. */
export function fakeAuth(current?: TestUser) {
  // The shop reads no other property of a user.
  const set = (user: TestUser | null) => setAuthState({ user: user as User | null })

  return {
    Provider({ children }: { children: ReactNode }) {
      useState(() => current && set(current))
      return children
    },
    // Asynchronous, because the page may wait for the user.
    emit: (user: TestUser | null) => act(async () => set(user)),
  }
}

/** A provider with this user signed in from the start. */
export const signedInAs = (user: TestUser) => fakeAuth(user).Provider
