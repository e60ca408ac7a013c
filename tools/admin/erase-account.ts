import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { AccountErasure } from '../../functions/src/domains/account-data/erase-account.ts'
import { UserStore } from '../../functions/src/domains/users/user-store.ts'
import { EventLog } from '../../functions/src/platform/events/event-log.ts'
import { UserError } from '../process/user-error.ts'
import { runShopCommand } from './shop-command.ts'

await runShopCommand(async ({ auth, db, by, email: readEmail }) => {
  const email = readEmail()
  const uids = await findUids(auth, db, email)
  if (uids.length === 0) throw new UserError(`There is no account of ${email}.`)
  const events = new EventLog(db)
  const erasure = new AccountErasure(events, auth, new UserStore(events, auth))
  for (const uid of uids) await erasure.erase({ uid, email, requestId: by.requestId })
  console.log(`The account of ${email} is deleted.`)
  console.log('The function foldEvents looks for late orders and ends the deletion in minutes.')
  return 0
})

/** The identity, or the stored accounts of an identity that was deleted in the console. */
async function findUids(auth: Auth, db: Firestore, email: string): Promise<string[]> {
  const { users } = await auth.getUsers([{ email }])
  if (users.length > 0) return users.map(({ uid }) => uid)
  const stored = await db.collection('users').where('email', '==', email).get()
  return stored.docs.map(({ id }) => id)
}
