import type { Auth, UserRecord } from 'firebase-admin/auth'

const maxLookedUp = 100

export async function isVerified(auth: Auth, email: string): Promise<boolean> {
  const { users } = await auth.getUsers([{ email }])
  return users.some(({ emailVerified }) => emailVerified)
}

/** The accounts in Firebase Auth, by uid; deleted ones are missing. */
export async function findAccounts(auth: Auth, uids: string[]): Promise<Map<string, UserRecord>> {
  const accounts = new Map<string, UserRecord>()
  for (let start = 0; start < uids.length; start += maxLookedUp) {
    const identifiers = uids.slice(start, start + maxLookedUp).map((uid) => ({ uid }))
    const { users } = await auth.getUsers(identifiers)
    for (const user of users) accounts.set(user.uid, user)
  }
  return accounts
}
