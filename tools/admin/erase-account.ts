import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { accountErasure } from '../../functions/src/account-data/erase-account.ts'
import { Email } from '../../functions/src/contract/accounts/email.ts'
import { ApiError } from '../../functions/src/http/api-error.ts'
import { productStore } from '../../functions/src/products/product-store.ts'
import { userStore } from '../../functions/src/users/user-store.ts'
import { runCommand } from '../process/command.ts'
import { UserError } from '../process/user-error.ts'
import { inShop } from './open-shop.ts'

await runCommand(() =>
  inShop(process.argv.slice(2), async ({ auth, db, words }) => {
    const email = Email.safeParse(words[0])
    if (!email.success) {
      throw new UserError('Name the account: npm run erase-account -- you@example.com')
    }
    const uids = await uidsOf(auth, db, email.data)
    if (uids.length === 0) throw new UserError(`There is no account of ${email.data}.`)
    for (const uid of uids) await erase(auth, db, { uid, email: email.data })
    console.log(`The account of ${email.data} is deleted.`)
    console.log('The function foldEvents looks for late orders and ends the deletion in minutes.')
    return 0
  }),
)

async function erase(auth: Auth, db: Firestore, account: { uid: string; email: string }) {
  const products = productStore(db)
  const erasure = accountErasure(db, auth, {
    users: userStore(db, auth),
    productImages: async () => (await products.all()).map(({ image }) => image),
  })
  await erasure.erase(account, 'erase-account').catch((error) => {
    throw error instanceof ApiError ? new UserError(error.message) : error
  })
}

/** The identity, or the stored accounts of an identity that was deleted in the console. */
async function uidsOf(auth: Auth, db: Firestore, email: string): Promise<string[]> {
  const { users } = await auth.getUsers([{ email }])
  if (users.length > 0) return users.map(({ uid }) => uid)
  const stored = await db.collection('users').where('email', '==', email).get()
  return stored.docs.map(({ id }) => id)
}
