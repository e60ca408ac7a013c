import { existsSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { projectCopy } from '../../test/support/project-copy.ts'
import { installed } from '../paths.ts'
import { createProcesses } from '../process/processes.ts'
import { copyUpload, requireCurrentLockfile, requireFunctions } from './function-upload.ts'

// Each runs npm or Node, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 })
const processes = createProcesses()
afterAll(() => processes.stopAll())

test('the lockfile of functions/ is current, and an outdated one is refused', async () => {
  using copy = projectCopy('functions/package.json', 'functions/package-lock.json')
  await requireCurrentLockfile(processes, copy.folder)
  copy.edit('functions/package.json', /"zod": ".+?"/, '"zod": "4.0.0"')
  await expect(requireCurrentLockfile(processes, copy.folder)).rejects.toThrow(
    'npm install --package-lock-only',
  )
})

test('the upload contains the built function and no tests; an upload without the function is refused', async () => {
  using copy = projectCopy(
    'firebase.json',
    'functions/src',
    'functions/test',
    'functions/package.json',
  )
  const upload = join(copy.folder, 'upload')
  await expect(copyUpload(copy.folder, upload)).rejects.toThrow('no lib/index.js')
  copy.write('functions/lib/index.js', '')
  await copyUpload(copy.folder, upload)
  expect(existsSync(join(upload, 'src/index.ts'))).toBe(true)
  expect(existsSync(join(upload, 'src/parameters.test.ts'))).toBe(false)
  expect(existsSync(join(upload, 'test'))).toBe(false)
})

test('a function that does not load, or is not called api, is refused', async () => {
  using copy = projectCopy()
  symlinkSync(installed(''), join(copy.folder, 'node_modules'))
  copy.write('package.json', '{ "type": "module", "main": "index.js" }')
  const exported = (name: string) =>
    copy.write(
      'index.js',
      `import { onRequest } from 'firebase-functions/https'
       export const ${name} = onRequest((request, response) => response.end())`,
    )
  exported('api')
  expect(await requireFunctions(processes, copy.folder)).toEqual(['api'])
  exported('shop')
  await expect(requireFunctions(processes, copy.folder)).rejects.toThrow('exports no api: shop')
  copy.write('index.js', "import 'only-for-development'")
  await expect(requireFunctions(processes, copy.folder)).rejects.toThrow('only-for-development')
})
