import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { root } from '../paths.ts'

test('a missing browser is reported before the first test runs', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/test/test.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CHROME_PATH: '/no/browser' },
  })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain('CHROME_PATH names /no/browser')
})
