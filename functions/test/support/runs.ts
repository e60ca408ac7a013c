import fc from 'fast-check'

const settings = {
  /** `npm test`: seconds, and enough to find a mistake in the code under test. */
  short: {
    badRequests: 25,
    malformedRequests: 100,
    shops: 24,
    overviews: 3,
    salesLogs: 4,
    ordersAmidKill: 90,
    snapshotKills: 1,
    freezeMs: 3000,
    builds: 300,
    budgetStep: 350,
    priceHistories: 200,
  },
  /** `npm run test:long` */
  long: {
    badRequests: 1500,
    malformedRequests: 5000,
    shops: 1000,
    overviews: 40,
    salesLogs: 60,
    ordersAmidKill: 1000,
    snapshotKills: 30,
    freezeMs: 10_000,
    builds: 10_000,
    budgetStep: 50,
    priceHistories: 10_000,
  },
}

const { TEST_RUNS, TEST_SEED } = process.env

/** How long the random tests run. */
export const runs = TEST_RUNS === 'long' ? settings.long : settings.short

// A failed test prints its seed.
if (TEST_SEED) fc.configureGlobal({ seed: Number(TEST_SEED) })
