import { type SignedIn, useSession } from './session.ts'

/** Who is signed in; only for pages that the guard shows to nobody else. */
export function useSignedIn(): SignedIn {
  const session = useSession()
  if (session.status !== 'signed-in') throw new Error('This page needs a signed-in user')
  return session
}
