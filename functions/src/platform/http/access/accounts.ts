import type { Auth, UserRecord } from 'firebase-admin/auth'
import { chunksOf } from '../../firestore/map-in-chunks.ts'

const maxLookedUp = 100

export async function isVerified(auth: Auth, email: string): Promise<boolean> {
  const { users } = await auth.getUsers([{ email }])
  return users.some(({ emailVerified }) => emailVerified)
}

/** The accounts in Firebase Auth, by uid; deleted ones are missing. */
export async function findAccounts(auth: Auth, uids: string[]): Promise<Map<string, UserRecord>> {
  const accounts = new Map<string, UserRecord>()
  for (const chunk of chunksOf(uids, maxLookedUp)) {
    const { users } = await auth.getUsers(chunk.map((uid) => ({ uid })))
    for (const user of users) accounts.set(user.uid, user)
  }
  return accounts
}
