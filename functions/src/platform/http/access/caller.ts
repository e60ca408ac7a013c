import type { Request } from 'express'
import type { Auth } from 'firebase-admin/auth'
import { Email } from '../../../contract/accounts/email.ts'
import { displayNameOf, photoOf } from '../../../contract/accounts/profile.ts'
import { isGranted } from '../../../contract/accounts/role.ts'
import type { Role } from '../../../contract/accounts/user.ts'
import type { Audience } from '../../../contract/operations.ts'
import { hasCode } from '../response/error-code.ts'

export interface Caller {
  uid: string
  email: string
  name: string | undefined
  photo: string | undefined
  emailVerified: boolean
  /** Live check: false when the account is disabled or deleted, or its tokens are revoked. */
  isActive: () => Promise<boolean>
  /** By claim and stored role, which must be the same. Reads the stored role only if the claim allows it. */
  may: (audience: Audience) => Promise<boolean>
  /** The time of the last login with a password or a provider, in ms since 1970. */
  signedInAt: number
  /** The role claim of the token; `may` is authoritative. */
  claimedRole: unknown
  token: string
  requestId: string
}

export type Actor = Pick<Caller, 'uid' | 'email' | 'requestId'>

export type Authenticate = (request: Request, requestId: string) => Promise<Caller | undefined>

/** Reads the caller from a valid bearer token, without a call to the identity provider. */
export function authenticateWith(
  auth: Auth,
  storedRole: (uid: string) => Promise<Role>,
): Authenticate {
  return async (request, requestId) => {
    const token = bearerToken(request)
    const claims = token && (await verify(auth, token))
    if (!claims) return undefined
    const email = Email.safeParse(claims.email)
    if (!email.success) return undefined
    return {
      uid: claims.uid,
      email: email.data,
      name: readClaim(claims.name, displayNameOf),
      photo: readClaim(claims.picture, photoOf),
      emailVerified: claims.email_verified === true,
      isActive: async () => (await verify(auth, token, true)) !== undefined,
      may: async (audience) =>
        audience === 'signed-in' ||
        (isGranted(claims.role, audience) && (await storedRole(claims.uid)) === claims.role),
      signedInAt: claims.auth_time * 1000,
      claimedRole: claims.role,
      token,
      requestId,
    }
  }
}

const readClaim = <Result>(claim: unknown, read: (text: string) => Result) =>
  typeof claim === 'string' ? read(claim) : undefined

function bearerToken(request: Request): string | undefined {
  // sic: existing clients misspell the first of these headers.
  return ['authoraization', 'authorization']
    .map((header) => request.get(header)?.match(/^bearer +(\S+)$/i)?.[1])
    .find((token) => token && token !== 'null')
}

async function verify(auth: Auth, token: string, checkRevoked = false) {
  try {
    return await auth.verifyIdToken(token, checkRevoked)
  } catch (error) {
    if (hasCode(error, ...refusals)) return undefined
    throw error
  }
}

/** An error of firebase-admin for an invalid token, in contrast to an unreachable provider. */
const refusals = [
  'auth/argument-error',
  'auth/invalid-argument',
  'auth/invalid-id-token',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]
