import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { chooseFirestore, officialMissing } from './tools/firestore/choose-firestore.ts'
import { markdown } from './web/markdown.ts'

const contract = 'functions/src/{contract,parts}/**/*.test.ts'

const common = {
  // Most tests wait for servers.
  maxWorkers: 2 * availableParallelism(),
  // Long enough for a busy machine: only a hang takes this long.
  testTimeout: process.env.TEST_RUNS === 'long' ? 3_600_000 : 240_000,
  hookTimeout: 240_000,
}

/** Starts the servers of the tests and sets their environment. */
const servers = {
  ...common,
  globalSetup: ['tools/test/vitest-setup.ts'],
  setupFiles: ['tools/test/vitest-env.ts'],
}

const api = {
  ...servers,
  // Loading firebase-admin again for each file takes longer than most tests.
  isolate: false,
  include: ['functions/{src,test}/**/*.test.ts', 'test/api/**/*.test.ts'],
  exclude: [contract],
}

const faults = { ...servers, maxConcurrency: 10 }
const onAnyFirestore = 'test/faults/*.test.ts'
const onOfficialFirestore = 'test/faults/official/*.test.ts'

const { kind } = chooseFirestore()
if (kind === 'embedded' && !process.env.FIRESTORE_KIND) {
  console.log(`Only the embedded Firestore, without the tests of its rules: ${officialMissing}`)
}

export default defineConfig({
  test: {
    silent: 'passed-only',
    projects: [
      {
        test: {
          ...common,
          name: 'unit',
          isolate: false,
          include: [contract, 'tools/**/*.test.ts'],
        },
      },
      {
        root: 'web',
        plugins: [markdown()],
        mode: 'emulator',
        test: {
          ...common,
          name: 'unit-web',
          environment: 'jsdom',
          // Making a window and loading MUI again for each file takes longer than most tests.
          isolate: false,
          setupFiles: ['src/shared/testing/setup.ts'],
          include: ['{src,prerender,budgets}/**/*.test.{ts,tsx}'],
        },
      },
      { test: { ...api, name: 'api' } },
      { test: { ...servers, name: 'reads', include: ['test/reads/**/*.test.ts'] } },
      {
        test: {
          ...faults,
          name: 'faults',
          include: [onAnyFirestore, ...(kind === 'official' ? [onOfficialFirestore] : [])],
        },
      },
      ...(process.env.FIRESTORE_KIND === 'both'
        ? [
            { test: { ...api, name: 'api-embedded' } },
            { test: { ...faults, name: 'faults-embedded', include: [onAnyFirestore] } },
          ]
        : []),
      // Only the official Firestore knows rules.
      ...(kind === 'embedded'
        ? []
        : [{ test: { ...servers, name: 'rules', include: ['test/rules/**/*.test.ts'] } }]),
    ],
  },
})
