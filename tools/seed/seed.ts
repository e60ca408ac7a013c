import { readFile } from 'node:fs/promises'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { z } from 'zod'
import { OrderStatus } from '../../functions/src/contract/order-status.ts'
import { NewProduct } from '../../functions/src/contract/product.ts'
import { NewReview } from '../../functions/src/contract/review.ts'
import { Role } from '../../functions/src/contract/user.ts'
import { outbox } from '../../functions/src/mail/outbox.ts'
import { orderStore } from '../../functions/src/orders/order-store.ts'
import { productStore } from '../../functions/src/products/product-store.ts'
import { reviewStore } from '../../functions/src/reviews/review-store.ts'
import { userStore } from '../../functions/src/users/user-store.ts'
import { demoProject, requireEmulators } from '../emulator-target.ts'
import { runCommand } from '../process/command.ts'
import { UserError } from '../process/user-error.ts'
import { ports } from '../project.ts'
import { addGeneratedProducts } from './add-generated-products.ts'
import { seedOptions } from './options.ts'

const SeedUser = z.strictObject({
  uid: z.string(),
  email: z.email(),
  password: z.string(),
  displayName: z.string(),
  photoURL: z.string(),
  role: Role,
})
type SeedUser = z.infer<typeof SeedUser>
const SeedReview = NewReview.required({ email: true })
const SeedOrder = z.strictObject({
  email: z.email(),
  product: z.string(),
  quantity: z.int().positive(),
  status: OrderStatus,
})

const shop = { uid: 'seed', email: 'seed@techhouse.example', requestId: 'seed' }

await runCommand(async () => {
  const { products } = seedOptions(process.argv.slice(2))
  const app = initializeApp({ projectId: requireEmulators(process.env) })
  const [auth, db] = [getAuth(app), getFirestore(app)]
  const people = await read('users.json', SeedUser)
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

/** Creates missing accounts, because the Auth emulator starts without any. */
async function seedAccounts(auth: Auth, db: Firestore, people: SeedUser[]): Promise<void> {
  const { users: known } = await auth.getUsers(people.map(({ uid }) => ({ uid })))
  const users = userStore(db, auth)
  for (const person of people) {
    if (known.some(({ uid }) => uid === person.uid)) continue
    const { uid, email, password, displayName, photoURL, role } = person
    await auth.createUser({ uid, email, password, displayName, emailVerified: true })
    await setPhoto(uid, photoURL)
    await users.upsert(callerFor(person))
    if (role === 'admin') await users.makeAdmin(email, shop)
  }
}

/** Calls the emulator directly, because the Admin SDK refuses a path of this shop as a photo. */
async function setPhoto(localId: string, photoUrl: string): Promise<void> {
  const { FIREBASE_AUTH_EMULATOR_HOST: host } = process.env
  const update = `http://${host}/identitytoolkit.googleapis.com/v1/projects/${demoProject}/accounts:update`
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' }
  const body = JSON.stringify({ localId, photoUrl })
  const { ok, status } = await fetch(update, { method: 'POST', headers, body })
  if (!ok) throw new Error(`The Auth emulator answered ${status} to a photo`)
}

/** Fills an empty shop through the stores of the API. Returns a summary. */
async function seedShop(db: Firestore, people: SeedUser[]): Promise<string> {
  const [products, reviews, orders] = await Promise.all([
    read('products.json', NewProduct),
    read('reviews.json', SeedReview),
    read('orders.json', SeedOrder),
  ])
  const buyers = new Map(people.map((person) => [person.email, callerFor(person)]))
  const buyerBy = (email: string) => {
    const buyer = buyers.get(email)
    if (!buyer) throw new UserError(`emulator-data/users.json has no ${email}`)
    return buyer
  }

  // Reversed: the shop shows the newest first, and the file starts with the first card.
  for (const product of products.toReversed()) await productStore(db).add(product, shop)
  for (const review of reviews.toReversed()) {
    await reviewStore(db).add(review, buyerBy(review.email))
  }
  const orderBook = orderStore(db, { mails: outbox(db, `http://localhost:${ports.hosting}`) })
  for (const { email, status, ...order } of orders) {
    const id = await orderBook.place(order, buyerBy(email))
    if (status === 'delivered') await orderBook.deliver(id, shop)
  }
  return `${products.length} products, ${people.length} accounts, ${reviews.length} reviews, ${orders.length} orders`
}

async function read<Schema extends z.ZodType>(file: string, schema: Schema) {
  const url = new URL(`../../emulator-data/${file}`, import.meta.url)
  const parsed = z.array(schema).safeParse(JSON.parse(await readFile(url, 'utf8')))
  if (!parsed.success)
    throw new UserError(`emulator-data/${file}: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}

function callerFor({ uid, email, displayName, photoURL }: SeedUser) {
  return {
    uid,
    email,
    name: displayName,
    photo: photoURL,
    emailVerified: true,
    isActive: async () => true,
    isAdmin: async () => false,
    claimedRole: undefined,
    token: '',
    requestId: shop.requestId,
  }
}
