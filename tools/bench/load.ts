import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { productStore } from '../../functions/src/products/product-store.ts'
import { demoProject } from '../emulator-target.ts'
import { chooseFirestore } from '../firestore/choose-firestore.ts'
import { findOfficialFirestore } from '../firestore/official-firestore.ts'
import { runCommand } from '../process/command.ts'
import { parseFlags } from '../process/parse-flags.ts'
import { step } from '../process/progress.ts'
import { UserError } from '../process/user-error.ts'
import { audit } from './load/audit.ts'
import { retryingClient } from './load/retrying-client.ts'
import { type Shop, shopOnce } from './load/shopping.ts'
import { createStats } from './load/stats.ts'
import { openApi } from './open-api.ts'
import { report } from './report.ts'

const productCount = 50
const shopkeeper = { uid: 'load', email: 'load@techhouse.example', requestId: 'load' }

await runCommand(async ({ processes }) => {
  const { seconds, clients } = options(process.argv.slice(2))
  const running = process.env.FIRESTORE_EMULATOR_HOST
  const choice = chooseFirestore(undefined, running, findOfficialFirestore)
  const { url, firestore } = await step('Opening a shop to load', () => openApi(processes, choice))
  const app = initializeApp({ projectId: demoProject })
  const db = getFirestore(app)
  const stats = createStats()
  const [tokens, admin, products] = await step('Letting people sign up', () => fill(db, clients))
  const outcomes = { accepted: new Set<string>(), cancelled: new Set<string>(), unanswered: 0 }
  const shop = { send: retryingClient(url, stats), admin, products, outcomes }

  const spent = await step(`${clients} clients shop for ${seconds} s`, () =>
    load(shop, tokens, seconds),
  )
  const figures = await audit(db, outcomes, stats.unexpected())
  await deleteApp(app)

  console.table(stats.rows(spent))
  const rate = `${(outcomes.accepted.size / spent).toFixed(1)} orders a second`
  return report(`${clients} clients, ${rate}, ${firestore.title}`, figures)
})

function options(args: string[]) {
  const usage = 'the flags are --seconds=120 and --clients=50'
  const options = {
    seconds: { type: 'string', default: '120' },
    clients: { type: 'string', default: '50' },
  } as const
  const { values } = parseFlags({ args, options }, usage)
  const [seconds, clients] = [Number(values.seconds), Number(values.clients)]
  if (seconds >= 1 && clients >= 1) return { seconds, clients: Math.floor(clients) }
  throw new UserError(`Both are numbers from 1: ${usage}.`)
}

/** The customers' tokens, an admin's, and the ids of the products. */
async function fill(db: Firestore, clients: number): Promise<[string[], string, string[]]> {
  // The module reads the emulators' addresses when it is loaded.
  const { aCustomer, anAdmin } = await import('../../functions/test/support/people.ts')
  const admin = await anAdmin()
  const customers = await Promise.all(Array.from({ length: clients }, () => aCustomer()))
  const parts = Array.from({ length: productCount }, (_, index) => aPart(index))
  const products = await Promise.all(parts.map((part) => productStore(db).add(part, shopkeeper)))
  return [customers.map(({ token }) => token), admin.token, products]
}

function aPart(index: number) {
  return {
    product: `Part ${index}`,
    type: 'SSD',
    price: 49.9,
    available_quantity: 1_000_000,
    minimum_order: 1,
    image: '/products/part.svg',
    description: 'A part that many want at once.',
  }
}

/**
 * Lets each client shop until the time is over; returns the seconds until the last one has
 * finished.
 */
async function load(shop: Shop, tokens: string[], seconds: number): Promise<number> {
  const start = performance.now()
  const isOver = () => performance.now() - start > seconds * 1000
  await Promise.all(
    tokens.map(async (token, client) => {
      for (let round = client; !isOver(); round += 1) await shopOnce(shop, token, round)
    }),
  )
  return (performance.now() - start) / 1000
}
