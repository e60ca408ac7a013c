import { useUser } from 'reactfire'

/** Who is signed in, as Firebase Auth says; only for pages that the guard shows to nobody else. */
export function useSignedIn() {
  const { data: user } = useUser()
  if (!user?.email) throw new Error('This page needs a signed-in user')
  return {
    email: user.email.toLowerCase(),
    name: user.displayName,
    photo: user.photoURL,
    /** In the provider's words, as `Date` reads it. */
    lastSignIn: user.metadata.lastSignInTime ?? null,
  }
}
