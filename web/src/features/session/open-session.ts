import type { Reply } from '@tech-house/api/contract/endpoint'
import { upsertUser } from '@tech-house/api/contract/user'
import type { User } from 'firebase/auth'
import { call } from '#shared/api/call.ts'
import { profileStored } from './profile-stored.ts'
import type { Session } from './session.ts'

export type Identity = Pick<User, 'email' | 'displayName' | 'photoURL' | 'metadata' | 'getIdToken'>

interface Opened {
  session: Session
  token?: string
}

/** Tells the shop who is signed in and takes its token; once more when the account's role has changed [AUTH-5]. */
export async function openSession(identity: Identity | null): Promise<Opened> {
  await profileStored()
  if (!identity?.email) return { session: { status: 'signed-out', isLost: false } }
  const { email } = identity

  let account = await introduce(email, await identity.getIdToken())
  if (account.claimsUpdated) account = await introduce(email, await identity.getIdToken(true))

  return {
    token: account.token,
    session: {
      status: 'signed-in',
      email: email.toLowerCase(),
      name: identity.displayName,
      photo: identity.photoURL,
      lastSignIn: identity.metadata.lastSignInTime ?? null,
      role: account.role,
    },
  }
}

let asking: { token: string; account: Promise<Reply<typeof upsertUser>> } | undefined

/** The provider may announce the same identity twice at once: one call answers both. */
function introduce(email: string, token: string) {
  if (asking?.token === token) return asking.account
  const account = call(upsertUser, { params: { email }, body: { email }, token })
  asking = { token, account }
  const forget = () => {
    if (asking?.account === account) asking = undefined
  }
  account.then(forget, forget)
  return account
}
