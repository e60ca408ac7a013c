import { defineConfig } from 'vitest/config'
import { chooseFirestore } from './tools/firestore/choose-firestore.ts'
import { findOfficialFirestore } from './tools/firestore/official-firestore.ts'
import { firestoreKind } from './tools/process/options.ts'

const contract = 'functions/src/contract/**/*.test.ts'

/** Starts the servers of the tests and sets their environment. */
const servers = {
  globalSetup: ['tools/test/vitest-setup.ts'],
  setupFiles: ['tools/test/vitest-env.ts'],
}

const isBoth = process.env.FIRESTORE_KIND === 'both'
const forced = isBoth ? 'official' : firestoreKind(process.env.FIRESTORE_KIND)
const running = process.env.FIRESTORE_EMULATOR_HOST
const { kind } = chooseFirestore(forced, running, findOfficialFirestore)

const api = {
  ...servers,
  include: ['functions/{src,test}/**/*.test.ts', 'test/api/**/*.test.ts'],
  exclude: [contract],
  testTimeout: 30_000,
  hookTimeout: 30_000,
}

const faults = {
  ...servers,
  sequence: { groupOrder: 2 },
  // They mostly wait.
  maxWorkers: 4,
  testTimeout: 120_000,
  hookTimeout: 60_000,
}

export default defineConfig({
  test: {
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          maxWorkers: '100%',
          include: [contract, 'tools/**/*.test.ts'],
          // Property tests on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        root: 'web',
        mode: 'emulator',
        test: {
          name: 'unit-web',
          environment: 'jsdom',
          maxWorkers: '100%',
          setupFiles: ['src/shared/testing/setup.ts'],
          testTimeout: 60_000,
          include: ['{src,prerender}/**/*.test.{ts,tsx}'],
        },
      },
      { test: { ...api, name: 'api', sequence: { groupOrder: 1 } } },
      ...(isBoth ? [{ test: { ...api, name: 'api-embedded', sequence: { groupOrder: 1 } } }] : []),
      {
        test: {
          name: 'reads',
          ...servers,
          sequence: { groupOrder: 1 },
          include: ['test/reads/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      // Only the official Firestore knows rules.
      ...(kind === 'embedded'
        ? []
        : [
            {
              test: {
                name: 'rules',
                ...servers,
                sequence: { groupOrder: 1 },
                include: ['test/rules/**/*.test.ts'],
                testTimeout: 15_000,
              },
            },
          ]),
      { test: { ...faults, name: 'faults', include: ['test/faults/*.test.ts'] } },
      ...(kind === 'official'
        ? [
            {
              test: {
                ...faults,
                name: 'faults-official',
                include: ['test/faults/official/*.test.ts'],
              },
            },
          ]
        : []),
      ...(process.env.ENGINE
        ? [
            {
              test: {
                name: 'engines',
                ...servers,
                include: ['test/engines/*.test.ts'],
                fileParallelism: false,
                // Long enough for a busy machine: only a hang takes this long.
                testTimeout: 240_000,
                hookTimeout: 60_000,
              },
            },
          ]
        : []),
    ],
  },
})
