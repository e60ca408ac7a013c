import { readStoredSession } from '../session/access-token.ts'
import { CallError } from './call-error.ts'
import { connectionLost } from './network-errors.ts'

/** Error codes by which Firebase Auth ends the session; all others are temporary. */
const refusals = [
  'auth/user-token-expired',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
]

/** Some browsers never answer when Firebase Auth opens its database. */
const authTimeoutMs = 10_000

let isRestored = false

/** From now on, reads have the token of Firebase Auth's user. */
export function endStoredToken(): void {
  isRestored = true
}

/** For reads: the stored token until Firebase Auth has restored the user. Throws `CallError`. */
export const getReadToken = async (): Promise<string | undefined> =>
  (isRestored ? undefined : readStoredSession()?.token) ?? (await getIdToken())

/** `undefined` without a user; one whose token Firebase refuses is signed out. Throws `CallError`. */
export async function getIdToken(forceRefresh = false): Promise<string | undefined> {
  // A chunk that cannot be loaded also counts as a lost connection.
  const { auth } = await import('../firebase.ts').catch((cause) => {
    throw connectionLost(cause)
  })
  const isReady = auth.authStateReady().then(() => true)
  const isLate = new Promise<false>((resolve) => setTimeout(resolve, authTimeoutMs, false))
  // The status of a request that the shop has not read: it can be sent again as it is.
  if (!(await Promise.race([isReady, isLate]))) throw authUnavailable(408)
  const user = auth.currentUser
  try {
    return await user?.getIdToken(forceRefresh)
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
    if (code === 'auth/network-request-failed') throw connectionLost(cause)
    if (!refusals.includes(code)) throw authUnavailable(503, cause)
    // Unless another user has signed in meanwhile.
    if (auth.currentUser === user) await auth.signOut()
    throw new CallError(401, 'session-expired', 'Please log in again.', [], cause)
  }
}

function authUnavailable(status: number, cause?: unknown): CallError {
  const message = 'We cannot check who is signed in right now. Please try again in a moment.'
  return new CallError(status, 'auth-unavailable', message, [], cause)
}
