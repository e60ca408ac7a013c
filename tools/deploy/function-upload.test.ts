import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { projectCopy } from '../../test/support/project-copy.ts'
import { installed, root } from '../paths.ts'
import { createProcesses } from '../process/processes.ts'
import { copyUpload, discoverFunctions, requireRegion } from './function-upload.ts'

// Each runs npm or Node, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 })
const processes = createProcesses()
afterAll(() => processes.stopAll())

test('the lockfile of functions/ has libvips for Linux, on whatever system it was written [OPS-1]', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'functions/package-lock.json'), 'utf8'))
  for (const name of ['sharp-linux-x64', 'sharp-libvips-linux-x64']) {
    expect(packages[`node_modules/@img/${name}`]).toMatchObject({ os: ['linux'], cpu: ['x64'] })
  }
})

test('the upload contains the built function and no tests, also beside a kit', async () => {
  using copy = projectCopy(
    'firebase.json',
    'functions/src',
    'functions/test',
    'functions/package.json',
  )
  const upload = join(copy.folder, 'upload')
  copy.write('functions/lib/index.js', '')
  const config = JSON.parse(readFileSync(join(copy.folder, 'firebase.json'), 'utf8'))
  const kit = { kit: 'mail', source: 'kits/mail', instances: { main: 'kits/main' } }
  copy.write('firebase.json', JSON.stringify({ functions: [kit, [config.functions].flat()[0]] }))
  await copyUpload(copy.folder, upload)
  expect(existsSync(join(upload, 'lib/index.js'))).toBe(true)
  expect(existsSync(join(upload, 'src/index.ts'))).toBe(true)
  expect(existsSync(join(upload, 'src/parameters.test.ts'))).toBe(false)
  expect(existsSync(join(upload, 'test'))).toBe(false)
})

test('an upload is read as firebase deploy does, and one that does not load is refused', async () => {
  using copy = projectCopy()
  symlinkSync(installed(''), join(copy.folder, 'node_modules'))
  copy.write('package.json', '{ "type": "module", "main": "index.js" }')
  const load = () => discoverFunctions(processes, copy.folder, 'acme-parts-4711', {})
  copy.write(
    'index.js',
    `import { onSchedule } from 'firebase-functions/scheduler'
     export const nightly = onSchedule('every day 04:00', () => {})`,
  )
  expect(Object.keys((await load()).endpoints)).toEqual(['nightly'])
  copy.write('index.js', "import 'only-for-development'")
  await expect(load()).rejects.toThrow('only-for-development')
})

test('a function in another region than the rewrite of Hosting is refused [OPS-1]', () => {
  const discovered = { endpoints: { api: { region: ['europe-west1'] } } }
  expect(() => requireRegion(discovered, 'europe-west1')).not.toThrow()
  expect(() => requireRegion(discovered, 'us-central1')).toThrow(
    'runs api in europe-west1, and the rewrite in firebase.json names us-central1',
  )
})
