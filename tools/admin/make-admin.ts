import { Email } from '../../functions/src/contract/accounts/email.ts'
import { ApiError } from '../../functions/src/http/api-error.ts'
import { userStore } from '../../functions/src/users/user-store.ts'
import { runCommand } from '../process/command.ts'
import { UserError } from '../process/user-error.ts'
import { inShop } from './open-shop.ts'

const by = { uid: 'make-admin', email: 'make-admin@techhouse.example', requestId: 'make-admin' }

await runCommand(() =>
  inShop(process.argv.slice(2), async ({ auth, db, words }) => {
    const email = Email.safeParse(words[0])
    if (!email.success)
      throw new UserError('Name the account: npm run make-admin -- you@example.com')
    const isNew = await userStore(db, auth)
      .makeAdmin(email.data, by)
      .catch((error) => {
        if (!(error instanceof ApiError)) throw error
        throw new UserError(`Nobody signed up as ${email.data} yet: sign up in the shop first.`)
      })
    console.log(isNew ? `${email.data} is an admin now.` : `${email.data} was an admin already.`)
    if (!(await auth.getUserByEmail(email.data)).emailVerified) {
      console.log('Be sure whose account it is: the address is not verified.')
    }
    return 0
  }),
)
