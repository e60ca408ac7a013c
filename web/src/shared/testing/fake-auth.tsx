import type { Role } from '@tech-house/api/contract/accounts/user'
import { act } from '@testing-library/react'
import type { User } from 'firebase/auth'
import { type ReactNode, useState } from 'react'
import { setAuthState } from '../session/auth-state.ts'
import { RoleContext } from '../session/use-may.ts'
import type { ada } from './samples.ts'

type TestUser = typeof ada

/** Replaces Firebase Auth: `emit` sets the signed-in user. */
export function fakeAuth(current?: TestUser, role: Role = 'customer') {
  // The shop reads no other property of a user.
  const set = (user: TestUser | null) => setAuthState({ user: user as User | null })

  return {
    Provider({ children }: { children: ReactNode }) {
      useState(() => current && set(current))
      return <RoleContext value={role}>{children}</RoleContext>
    },
    // Asynchronous, because the page may wait for the user.
    emit: (user: TestUser | null) => act(async () => set(user)),
  }
}

/** A provider with this user signed in from the start. */
export const signedInAs = (user: TestUser, role?: Role) => fakeAuth(user, role).Provider
