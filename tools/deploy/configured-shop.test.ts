import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, expect, test, vi } from 'vitest'
import { configuredShop } from '../../test/support/configured-shop.ts'
import { installed } from '../paths.ts'
import { freePort } from '../process/ports.ts'
import { createProcesses, logPath } from '../process/processes.ts'
import type { Discovered } from './function-upload.ts'

// Each test runs a command of several steps, which takes long on a busy machine.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 60_000 })
const processes = createProcesses()
const shop = configuredShop()
afterAll(async () => {
  await processes.stopAll()
  shop[Symbol.dispose]()
})

/** The configured files that the linter reads; it has read all others in the repository. */
const configured = ['.firebaserc', 'firebase.json', 'functions/src/services.ts']

/** The tests that read the configuration of the repository. */
const testsOfSettings = [
  'tools/deploy/page-policy',
  'tools/deploy/web-environment',
  'tools/test/operations',
  'tools/test/secrets',
]

const upload = join(shop.folder, '.local/upload')

test('a configured shop passes deploy:check for each of its projects, and no other, and hears which texts it lacks [OPS-1, REACH-1]', async () => {
  shop.write('shop/texts/terms.md', '# Terms\n')
  const main = await check('-P', 'acme-parts-4711')
  expect(main, main.output).toMatchObject({ exitCode: 0 })
  expect(main.output).toContain('A deploy to acme-parts-4711:')
  expect(main.output).toContain('contact, imprint, privacy, returns, guarantee')
  expect(main.output).toContain('! Before you open: orderButton does not say')
  expect(await check('-P', 'staging', 'hosting')).toMatchObject({ exitCode: 0 })
  shop.write('shop/texts/terms.md', shop.read('shop/examples/terms.md'))
  const other = await check('-P', 'acme-parts-9', 'hosting')
  expect(other.exitCode).toBe(1)
  expect(other.output).toContain('Copy web/.env.example to web/.env.acme-parts-9')
  expect(other.output).toContain('Write your own terms.md in shop/texts')
})

test('firebase deploy discovers each function with its region, options, account and secret [OPS-1]', () => {
  const { endpoints } = discovered()
  const accountOf = (name: string) => (name === 'sendMails' ? 'tech-house-mail' : 'tech-house-run')
  for (const [name, endpoint] of Object.entries(endpoints)) {
    expect(endpoint).toMatchObject({
      region: ['europe-west1'],
      serviceAccountEmail: `${accountOf(name)}@{{ params.PROJECT_ID }}.iam.gserviceaccount.com`,
    })
  }
  const readers = Object.entries(endpoints).filter(([, { secretEnvironmentVariables }]) =>
    Boolean(secretEnvironmentVariables?.length),
  )
  expect(readers.map(([name]) => name)).toEqual(['sendMails'])
  const limits = {
    minInstances: '{{ params.MIN_INSTANCES }}',
    maxInstances: '{{ params.MAX_INSTANCES }}',
  }
  const scheduled = (schedule: string, availableMemoryMb: number, timeoutSeconds: number) => ({
    availableMemoryMb,
    timeoutSeconds,
    scheduleTrigger: { schedule },
  })
  expect(endpoints).toMatchObject({
    api: { ...limits, availableMemoryMb: 512, timeoutSeconds: 30, concurrency: 80 },
    checkStock: scheduled('every day 04:00', 1024, 540),
    cleanUpImages: scheduled('every day 04:30', 512, 540),
    cancelStalePurchases: scheduled('every day 23:00', 512, 540),
    sendStockAlerts: scheduled('every 60 minutes', 512, 540),
    snapshotCatalog: scheduled('every 10 minutes', 1024, 540),
    foldEvents: scheduled('every 5 minutes', 256, 300),
    sendMails: {
      ...scheduled('every 1 minutes', 256, 120),
      maxInstances: 1,
      secretEnvironmentVariables: [{ key: 'SMTP_URL' }],
    },
  })
})

test('loading the functions warns of nothing, and a Node that is too old is named with what to do', async () => {
  const load = (before = '') =>
    processes.run({
      name: 'Functions of a configured shop',
      file: process.execPath,
      args: ['--eval', `${before};import('./lib/index.js').then(() => process.exit())`],
      cwd: upload,
      env: {
        FUNCTIONS_CONTROL_API: 'true',
        GCLOUD_PROJECT: 'acme-parts-4711',
        FIREBASE_CONFIG: '{"projectId":"acme-parts-4711"}',
      },
    })
  await load()
  expect(readFileSync(logPath({ name: 'Functions of a configured shop' }), 'utf8')).toBe('')
  await expect(load('delete Map.groupBy')).rejects.toThrow('The shop needs Node 22')
})

test('its upload starts as in production, with its settings [OPS-1]', async () => {
  const framework = join(upload, 'node_modules/@google-cloud/functions-framework')
  const { version } = JSON.parse(readFileSync(join(framework, 'package.json'), 'utf8'))
  expect(version).toBe('5.0.5')
  const port = await freePort()
  void processes.exitCode({
    name: 'Function of a configured shop',
    file: process.execPath,
    args: [join(framework, 'build/src/main.js')],
    cwd: upload,
    env: {
      ...parseEnv(shop.read('functions/.env.acme-parts-4711')),
      FUNCTION_TARGET: 'api',
      GCLOUD_PROJECT: 'acme-parts-4711',
      FIREBASE_CONFIG: '{"projectId":"acme-parts-4711"}',
      K_SERVICE: 'api',
      NODE_ENV: 'production',
      PORT: String(port),
    },
  })
  const url = `http://127.0.0.1:${port}`
  // In production the framework does not say that it is ready.
  await vi.waitFor(() => fetch(url), { timeout: 120_000 })
  const unknown = await fetch(`${url}/api/no-such-page`)
  expect([unknown.status, await unknown.json()]).toMatchObject([404, { code: 'not-found' }])
  // ENFORCE_APP_CHECK=true of the settings.
  const refused = await fetch(`${url}/api/newsletter`, { method: 'POST' })
  expect([refused.status, await refused.json()]).toMatchObject([401, { code: 'app-check-failed' }])
})

test('it passes the checks and the tests that read its settings [OPS-1]', async () => {
  const results = await Promise.all([
    node(installed('@biomejs/biome/bin/biome'), 'ci', ...configured),
    node(installed('secretlint/bin/secretlint.js'), '--secretlintignore', '.gitignore', '**/*'),
    node(installed('vitest/vitest.mjs'), 'run', '--project=unit', ...testsOfSettings),
  ])
  for (const result of results) expect(result, result.output).toMatchObject({ exitCode: 0 })
})

test('in maintenance its scheduled functions write nothing, so a restore meets none of their writes', async () => {
  const schedules = Object.entries(discovered().endpoints)
    .filter(([, { scheduleTrigger }]) => scheduleTrigger)
    .map(([name]) => name)
  expect(schedules.length).toBeGreaterThan(3)
  const runAll = `const shop = await import('./lib/index.js')
    for (const name of ${JSON.stringify(schedules)}) await shop[name].run({})
    process.exit()`
  await processes.run({
    name: 'Schedules in maintenance',
    file: process.execPath,
    args: ['--input-type=module', '--eval', runAll],
    cwd: upload,
    env: {
      MAINTENANCE: 'true',
      GCLOUD_PROJECT: 'demo-tech-house',
      // No server listens on the discard port, so a call of Firestore would never end.
      FIRESTORE_EMULATOR_HOST: '127.0.0.1:9',
    },
  })
})

const check = (...args: string[]) => node('tools/deploy/check.ts', ...args)

function discovered(): Discovered {
  return JSON.parse(readFileSync(join(upload, 'functions.json'), 'utf8'))
}

/** Runs a script of Node in the shop. */
function node(...args: string[]) {
  const env = { ...process.env, VITEST: undefined }
  const child = spawn(process.execPath, args, { cwd: shop.folder, env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text
    })
  }
  return new Promise<{ exitCode: number | null; output: string }>((resolve) => {
    child.once('close', (exitCode) => resolve({ exitCode, output }))
  })
}
