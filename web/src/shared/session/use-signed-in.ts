import type { User } from 'firebase/auth'
import { useAuthState, useLikelyUser } from './auth-state.ts'

/** The signed-in account; only for pages behind the guard. */
export function useSignedIn() {
  const email = useLikelyUser()?.email
  if (!email) throw missing()
  return { email: email.toLowerCase() }
}

/** The signed-in user of Firebase Auth, for which it suspends. */
export function useAuthUser(): User {
  const { user } = useAuthState()
  if (!user) throw missing()
  return user
}

/** The profile at Firebase Auth, which may be newer than the one in the stored token. */
export function useProfile() {
  const { email, displayName: name, photoURL: photo, metadata } = useAuthUser()
  // Last sign-in in the provider's format, which `Date` parses.
  return { email: email?.toLowerCase() ?? '', name, photo, lastSignIn: metadata.lastSignInTime }
}

const missing = () => new Error('This page needs a signed-in user')
