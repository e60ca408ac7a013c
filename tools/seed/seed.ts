import { parseArgs } from 'node:util'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { UserStore } from '../../functions/src/domains/users/user-store.ts'
import { runCommand } from '../process/command.ts'
import { UserError } from '../process/user-error.ts'
import { requireEmulators } from '../project.ts'
import { addGeneratedProducts } from './add-generated-products.ts'
import { callerFor, readSeed, SeedUser, shop } from './read-seed.ts'
import { seedShop } from './seed-shop.ts'

/** The maximum number of products that an instance caches. */
const maxProducts = 20_000

await runCommand(async () => {
  const products = readFlags()
  const projectId = await requireEmulators(process.env)
  const app = initializeApp({ projectId })
  const [auth, db] = [getAuth(app), getFirestore(app)]
  await protectEmails(projectId)
  const people = await readSeed('users.json', SeedUser)
  await seedAccounts(auth, db, people)
  const isEmpty = (await db.collection('products').limit(1).get()).empty
  console.log(isEmpty ? await seedShop(db, people) : 'The database holds products: left as it is.')
  if (products !== undefined) {
    const added = await addGeneratedProducts(db, products, shop)
    console.log(`${added} generated products added`)
  }
  await deleteApp(app)
  return 0
})

function readFlags(): number | undefined {
  const { values } = parseArgs({ options: { products: { type: 'string' } } })
  if (values.products === undefined) return undefined
  const products = Number(values.products)
  if (Number.isInteger(products) && products >= 1 && products <= maxProducts) return products
  throw new UserError(`--products=${values.products} is no whole number from 1 to ${maxProducts}.`)
}

/** As in a real project: login and reset do not tell whether an address has an account. */
async function protectEmails(projectId: string): Promise<void> {
  const { FIREBASE_AUTH_EMULATOR_HOST: host } = process.env
  const url = `http://${host}/emulator/v1/projects/${projectId}/config`
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } })
  const { ok, status } = await fetch(url, { method: 'PATCH', headers, body })
  if (!ok) throw new Error(`The Auth emulator answered ${status} to its configuration`)
}

/** Creates missing accounts, because the Auth emulator starts without any. */
async function seedAccounts(auth: Auth, db: Firestore, people: SeedUser[]): Promise<void> {
  const { users: known } = await auth.getUsers(people.map(({ uid }) => ({ uid })))
  const users = new UserStore(db, auth)
  for (const person of people) {
    if (known.some(({ uid }) => uid === person.uid)) continue
    const { uid, email, password, displayName, photoURL, role } = person
    await auth.createUser({ uid, email, password, displayName, emailVerified: true })
    await setPhoto(auth, uid, photoURL)
    await users.upsert(callerFor(person))
    if (role === 'admin') await users.makeAdmin(email, shop)
  }
}

/** Calls the emulator directly, because the Admin SDK refuses a path of this shop as a photo. */
async function setPhoto({ app }: Auth, localId: string, photoUrl: string): Promise<void> {
  const { FIREBASE_AUTH_EMULATOR_HOST: host } = process.env
  const update = `http://${host}/identitytoolkit.googleapis.com/v1/projects/${app.options.projectId}/accounts:update`
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' }
  const body = JSON.stringify({ localId, photoUrl })
  const { ok, status } = await fetch(update, { method: 'POST', headers, body })
  if (!ok) throw new Error(`The Auth emulator answered ${status} to a photo`)
}
