import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCustomer, anAdmin, db } from '../support/people.ts'
import { type Crew, play, schedule } from '../support/shop-commands.ts'
import { expectTrueShop } from '../support/shop-invariants.ts'

// `npm run test:interleavings -- --runs=N` sets both.
const { INTERLEAVINGS_RUNS: runs = '200', INTERLEAVINGS_SEED: seed } = process.env
/** Concurrent shops, because contention is mostly waiting. */
const shopsAtOnce = 100
const rounds = Math.ceil(Number(runs) / shopsAtOnce)
const belowZero: string[] = []
let crew: Crew
let stopWatching: () => void

beforeAll(async () => {
  const [alice, bob, admin] = await Promise.all([aCustomer(), aCustomer(), anAdmin()])
  crew = { customers: [alice, bob], admin }
  stopWatching = db
    .collection('products')
    .where('available_quantity', '<', 0)
    .onSnapshot(({ docs }) => belowZero.push(...docs.map(({ id }) => id)))
})

afterAll(() => stopWatching())

// Without shrinking, which would repeat the waiting.
test(
  'any interleaving of orders, batches, cancellations, deliveries, deletions and additions leaves the correct stock [API-7, API-12, API-15, API-16, API-18, API-24, FIT-3]',
  async () => {
    const shops = fc.array(schedule, { minLength: shopsAtOnce, maxLength: shopsAtOnce })
    const products = new Set<string>()
    await fc.assert(
      fc.asyncProperty(shops, async (schedules) => {
        const runs = await Promise.all(schedules.map((schedule) => play(schedule, crew)))
        await Promise.all(runs.map(expectTrueShop))
        for (const id of runs.flatMap((run) => run.products)) products.add(id)
      }),
      {
        numRuns: rounds,
        endOnFailure: true,
        includeErrorInReport: true,
        ...(seed && { seed: Number(seed) }),
      },
    )
    expect(belowZero.filter((id) => products.has(id))).toEqual([])
  },
  rounds * 300_000,
)
