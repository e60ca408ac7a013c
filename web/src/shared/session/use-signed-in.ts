import type { User } from 'firebase/auth'
import { useAuthState, useLikelyUser } from './auth-state.ts'

/** The signed-in account; only for pages behind the guard. */
export function useSignedIn() {
  const user = useLikelyUser()
  if (!user?.email) throw missing()
  return {
    email: user.email.toLowerCase(),
    name: user.displayName,
    photo: user.photoURL,
    /** In the provider's format, which `Date` parses. */
    lastSignIn: user.metadata.lastSignInTime ?? null,
  }
}

/** The signed-in user of Firebase Auth, whose profile may be newer; suspends until it has loaded. */
export function useAuthUser(): User {
  const { user } = useAuthState()
  if (!user) throw missing()
  return user
}

const missing = () => new Error('This page needs a signed-in user')
