import { UserStore } from '../../functions/src/domains/users/user-store.ts'
import { EventLog } from '../../functions/src/platform/events/event-log.ts'
import { UserError } from '../process/user-error.ts'
import { runShopCommand } from './shop-command.ts'

await runShopCommand(async ({ auth, db, by, email: readEmail, unverified }) => {
  const email = readEmail()
  const { users } = await auth.getUsers([{ email }])
  const [user] = users
  if (!user) throw new UserError(`Nobody signed up as ${email} yet: sign up in the shop first.`)
  if (!user.disabled && !user.emailVerified && !unverified) {
    throw new UserError(
      `${email} is not verified, so the account may be a stranger's. Open the link in the mail of the signup first, or repeat with --unverified if you know whose account it is.`,
    )
  }
  const isNew = await new UserStore(new EventLog(db), auth).setRole(email, 'admin', by, true)
  console.log(isNew ? `${email} is an admin now.` : `${email} was an admin already.`)
  return 0
})
