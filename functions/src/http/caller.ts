import type { Request } from 'express'
import type { Auth, DecodedIdToken } from 'firebase-admin/auth'
import { Email } from '../contract/email.ts'
import { displayNameOf, photoOf } from '../contract/profile.ts'
import type { Role } from '../contract/user.ts'

/** Who sent a request, as the verified ID token says. */
export interface Caller {
  uid: string
  /** Lower-cased. */
  email: string
  /** The display name, when the account has one, as the shop takes it. */
  name: string | undefined
  /** The photo's URL, when the account has one that the shop takes. */
  photo: string | undefined
  /** Whether the provider knows that the address is the account's own. */
  emailVerified: boolean
  /** Asks the identity provider: false when the account is disabled or gone or its tokens are revoked. */
  isActive: () => Promise<boolean>
  /** Asks for the stored role, unless the token claims no other than a customer's. */
  isAdmin: () => Promise<boolean>
  /** The role claim that the token carries; `isAdmin` is the truth. */
  claimedRole: unknown
  token: string
  requestId: string
}

/** Whom the event log names: an account, and the request by which it acted. */
export type Actor = Pick<Caller, 'uid' | 'email' | 'requestId'>

export type Authenticate = (
  request: Request,
  requestId: string,
  isWrite: boolean,
) => Promise<Caller | undefined>

/**
 * Reads the caller from the bearer token; `undefined` when there is none or it is not valid. This
 * verifies signature and expiry without a call to the identity provider, so it is cheap to refuse.
 */
export function authenticateWith(
  auth: Auth,
  storedRole: (uid: string, allowStale: boolean) => Promise<Role>,
): Authenticate {
  return async (request, requestId, isWrite) => {
    const token = bearerToken(request)
    const claims = token && (await verify(auth, token))
    if (!claims) return undefined
    const email = Email.safeParse(claims.email)
    if (!email.success) return undefined
    return {
      uid: claims.uid,
      email: email.data,
      name: textOf(claims.name, displayNameOf),
      photo: textOf(claims.picture, photoOf),
      emailVerified: claims.email_verified === true,
      isActive: async () => (await verify(auth, token, true)) !== undefined,
      // Who only reads may have been an admin some seconds ago; a write is never done on old news.
      isAdmin: async () =>
        claims.role === 'admin' && (await storedRole(claims.uid, !isWrite)) === 'admin',
      claimedRole: claims.role,
      token,
      requestId,
    }
  }
}

const textOf = <Result>(claim: unknown, read: (text: string) => Result) =>
  typeof claim === 'string' ? read(claim) : undefined

function bearerToken(request: Request): string | undefined {
  // sic: the product's clients spell the first of these headers so.
  return ['authoraization', 'authorization']
    .map((header) => request.get(header)?.match(/^bearer +(\S+)$/i)?.[1])
    .find((token) => token && token !== 'null')
}

async function verify(
  auth: Auth,
  token: string,
  checkRevoked = false,
): Promise<DecodedIdToken | undefined> {
  try {
    return await auth.verifyIdToken(token, checkRevoked)
  } catch (error) {
    if (isRefusal(error)) return undefined
    throw error
  }
}

/** What firebase-admin throws for a token that is bad, as opposed to a provider that is away. */
const refusals = [
  'auth/argument-error',
  'auth/invalid-argument',
  'auth/invalid-id-token',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]

function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && refusals.includes(String(error.code))
}
