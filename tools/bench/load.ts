import { parseArgs } from 'node:util'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { productStore } from '../../functions/src/products/product-store.ts'
import { demoProject } from '../emulator-target.ts'
import { chooseFirestore } from '../firestore/choose-firestore.ts'
import { findOfficialFirestore } from '../firestore/official-firestore.ts'
import { runCommand } from '../process/command.ts'
import { step } from '../process/narrate.ts'
import { Problem } from '../process/problem.ts'
import type { Processes } from '../process/processes.ts'
import { audit } from './load/audit.ts'
import { goodClient } from './load/good-client.ts'
import { type Shop, shopOnce } from './load/shopping.ts'
import { createTally } from './load/tally.ts'
import { machine } from './machine.ts'
import { openApi } from './open-api.ts'

const productCount = 50
const shopkeeper = { uid: 'load', email: 'load@techhouse.example', requestId: 'load' }

await runCommand(async ({ processes }) => {
  const { seconds, clients } = options(process.argv.slice(2))
  const { api, title } = await step('Opening a shop to load', () => open(processes))
  const app = initializeApp({ projectId: demoProject })
  const db = getFirestore(app)
  const tally = createTally()
  const [tokens, admin, products] = await step('Letting people sign up', () => fill(db, clients))
  const told = { accepted: new Set<string>(), cancelled: new Set<string>() }
  const shop = { send: goodClient(api, tally), admin, products, told }

  const spent = await step(`${clients} clients shop for ${seconds} s`, () =>
    load(shop, tokens, seconds),
  )
  const findings = await audit(db, told)
  await deleteApp(app)

  console.log(`\n${machine()}, ${title}; clients and servers share the machine`)
  console.table(tally.rows(spent))
  console.table(findings)
  console.log(`${(told.accepted.size / spent).toFixed(1)} orders a second`)
  const unexpected = tally.unexpected()
  if (unexpected.length > 0) console.log(`✗ Unexpected answers: ${unexpected.join(', ')}`)
  const isSound = findings.every(({ wanted, found }) => wanted === found)
  console.log(
    isSound ? '✓ Nothing was lost or booked twice.' : '✗ What was told is not what is stored.',
  )
  return isSound && unexpected.length === 0 && told.accepted.size > 0 ? 0 : 1
})

function options(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        seconds: { type: 'string', default: '120' },
        clients: { type: 'string', default: '50' },
      },
    })
    const [seconds, clients] = [Number(values.seconds), Number(values.clients)]
    if (seconds >= 1 && clients >= 1) return { seconds, clients: Math.floor(clients) }
    throw new TypeError('Both are numbers from 1')
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new Problem(`${error.message}: the flags are --seconds=120 and --clients=50.`)
  }
}

async function open(processes: Processes) {
  const choice = chooseFirestore(
    undefined,
    process.env.FIRESTORE_EMULATOR_HOST,
    findOfficialFirestore,
  )
  const { url, firestore } = await openApi(processes, choice)
  return { api: url, title: firestore.title }
}

/** The customers' tokens, an admin's, and the ids of the products. */
async function fill(db: Firestore, clients: number): Promise<[string[], string, string[]]> {
  // It reads the emulators' addresses when it is loaded.
  const { aCustomer, anAdmin } = await import('../../functions/src/testing/people.ts')
  const admin = await anAdmin()
  const customers = await Promise.all(Array.from({ length: clients }, () => aCustomer()))
  const products = await Promise.all(
    Array.from({ length: productCount }, (_, index) =>
      productStore(db).add(aPart(index), shopkeeper),
    ),
  )
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

/** Lets each client shop until the time is over; answers the seconds until the last was done. */
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
