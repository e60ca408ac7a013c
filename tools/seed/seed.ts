import { parseArgs } from 'node:util'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import users from '../../emulator-data/users.json' with { type: 'json' }
import { Role } from '../../functions/src/contract/accounts/user.ts'
import { UserStore } from '../../functions/src/domains/users/user-store.ts'
import { EventLog } from '../../functions/src/platform/events/event-log.ts'
import { runCommand } from '../process/command.ts'
import { requireEmulators } from '../project.ts'
import { addGeneratedProducts } from './add-generated-products.ts'
import { callerBy, shop } from './seed-people.ts'
import { addressesOf } from './seed-purchases.ts'
import { seedShop } from './seed-shop.ts'

await runCommand(async () => {
  const { values } = parseArgs({ options: { products: { type: 'string' } } })
  const projectId = await requireEmulators(process.env)
  const app = initializeApp({ projectId })
  const [auth, db] = [getAuth(app), getFirestore(app)]
  await protectEmails(projectId)
  await seedAccounts(projectId, auth, db)
  const isEmpty = (await db.collection('products').limit(1).get()).empty
  console.log(isEmpty ? await seedShop(db) : 'The database holds products: left as it is.')
  if (values.products) {
    const added = await addGeneratedProducts(db, Number(values.products), shop)
    console.log(`${added} generated products added`)
  }
  await deleteApp(app)
  return 0
})

/** As in a real project: login and reset do not tell whether an address has an account. */
async function protectEmails(projectId: string): Promise<void> {
  const emailPrivacyConfig = { enableImprovedEmailPrivacy: true }
  await callEmulator('PATCH', `emulator/v1/projects/${projectId}/config`, { emailPrivacyConfig })
}

/** Creates missing accounts, because the Auth emulator starts without any. */
async function seedAccounts(projectId: string, auth: Auth, db: Firestore): Promise<void> {
  const { users: known } = await auth.getUsers(users.map(({ uid }) => ({ uid })))
  const userBook = new UserStore(new EventLog(db), auth)
  for (const { uid, email, password, displayName, photoURL, role } of users) {
    if (known.some((account) => account.uid === uid)) continue
    await auth.createUser({ uid, email, password, displayName, emailVerified: true })
    // The Admin SDK refuses a path of this shop as a photo.
    const update = `identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`
    await callEmulator('POST', update, { localId: uid, photoUrl: photoURL })
    await userBook.upsert(callerBy(email))
    await userBook.writeAddresses(addressesOf(email), 0, callerBy(email))
    await userBook.setRole(email, Role.parse(role), shop)
  }
}

async function callEmulator(method: string, path: string, body: object): Promise<void> {
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' }
  const url = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/${path}`
  const { ok, status } = await fetch(url, { method, headers, body: JSON.stringify(body) })
  if (!ok) throw new Error(`The Auth emulator answered ${status} to ${path}`)
}
