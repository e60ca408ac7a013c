import { defineConfig } from 'vitest/config'

const contract = 'functions/src/contract/**/*.test.ts'

/** Starts the servers of the tests and sets their environment. */
const servers = {
  globalSetup: ['tools/test/vitest-setup.ts'],
  setupFiles: ['tools/test/vitest-env.ts'],
}

export default defineConfig({
  test: {
    silent: 'passed-only',
    projects: [
      { test: { name: 'unit', include: [contract, 'tools/**/*.test.ts'] } },
      {
        root: 'web',
        mode: 'emulator',
        test: {
          name: 'unit-web',
          environment: 'jsdom',
          setupFiles: ['src/shared/testing/setup.ts'],
          testTimeout: 60_000,
          include: ['{src,prerender}/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'api',
          ...servers,
          include: ['functions/{src,test}/**/*.test.ts', 'test/api/**/*.test.ts'],
          exclude: [contract],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'reads',
          ...servers,
          include: ['test/reads/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'faults',
          ...servers,
          // They mostly wait.
          maxWorkers: 4,
          include: ['test/faults/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'faults-official',
          ...servers,
          // They mostly wait.
          maxWorkers: 4,
          include: ['test/faults/official/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'engines',
          ...servers,
          include: ['test/engines/*.test.ts'],
          // Keyboard input needs the focus of the display, which the WebKit browsers share.
          fileParallelism: false,
          // Long enough for a busy machine: only a hang takes this long.
          testTimeout: 240_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'rules',
          ...servers,
          include: ['test/rules/**/*.test.ts'],
          testTimeout: 15_000,
        },
      },
    ],
  },
})
