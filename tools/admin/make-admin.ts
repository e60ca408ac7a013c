import { ApiError } from '../../functions/src/http/api-error.ts'
import { userStore } from '../../functions/src/users/user-store.ts'
import { UserError } from '../process/user-error.ts'
import { runShopCommand } from './shop-command.ts'

const by = { uid: 'make-admin', email: 'make-admin@techhouse.example', requestId: 'make-admin' }

await runShopCommand(async ({ auth, db, email: readEmail }) => {
  const email = readEmail()
  const isNew = await userStore(db, auth)
    .makeAdmin(email, by)
    .catch((error) => {
      if (!(error instanceof ApiError)) throw error
      throw new UserError(`Nobody signed up as ${email} yet: sign up in the shop first.`)
    })
  console.log(isNew ? `${email} is an admin now.` : `${email} was an admin already.`)
  if (!(await auth.getUserByEmail(email)).emailVerified) {
    console.log('Be sure whose account it is: the address is not verified.')
  }
  return 0
})
