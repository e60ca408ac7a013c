import { useUser } from 'reactfire'

/** The signed-in user of Firebase Auth; only for pages behind the guard. */
export function useSignedIn() {
  const { data: user } = useUser()
  if (!user?.email) throw new Error('This page needs a signed-in user')
  return {
    email: user.email.toLowerCase(),
    name: user.displayName,
    photo: user.photoURL,
    /** In the provider's format, which `Date` parses. */
    lastSignIn: user.metadata.lastSignInTime ?? null,
  }
}
