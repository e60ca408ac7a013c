import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCustomer, anAdmin, db } from '../support/people.ts'
import { runs } from '../support/runs.ts'
import { type Crew, play, schedule } from '../support/shop-commands.ts'
import { expectTrueShop } from '../support/shop-invariants.ts'

/** Concurrent shops, because contention is mostly waiting. */
const shopsAtOnce = Math.min(runs.shops, 100)
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
test('any interleaving of orders, batches, changes, cancellations, parcels, undone deliveries, deletions and additions leaves the correct stock [API-7, API-12, API-15, API-16, API-18, API-24, FIT-3, PURCH-3, PURCH-4]', async () => {
  const shops = fc.array(schedule, { minLength: shopsAtOnce, maxLength: shopsAtOnce })
  const products = new Set<string>()
  await fc.assert(
    fc.asyncProperty(shops, async (schedules) => {
      const played = await Promise.all(schedules.map((schedule) => play(schedule, crew)))
      await Promise.all(played.map(expectTrueShop))
      for (const id of played.flatMap((run) => run.products)) products.add(id)
    }),
    {
      numRuns: Math.ceil(runs.shops / shopsAtOnce),
      endOnFailure: true,
      includeErrorInReport: true,
    },
  )
  expect(belowZero.filter((id) => products.has(id))).toEqual([])
})
