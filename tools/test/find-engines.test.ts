import { afterEach, expect, test, vi } from 'vitest'
import { projectCopy } from '../../test/support/project-copy.ts'
import { findFirefox, requireEngines } from './find-engines.ts'

afterEach(() => void vi.unstubAllEnvs())

test('an installed Firefox is found in PATH, and FIREFOX_PATH names another', () => {
  using folder = projectCopy()
  folder.write('bin/firefox-esr', '')
  vi.stubEnv('PATH', `${folder.folder}/bin`)
  expect(findFirefox({}, '/no/firefox')).toBe(`${folder.folder}/bin/firefox-esr`)
  expect(findFirefox({ FIREFOX_PATH: '/opt/firefox' })).toBe('/opt/firefox')
})

test('a missing engine is named before anything starts, unless it is not selected', () => {
  vi.stubEnv('FIREFOX_PATH', process.execPath)
  const select =
    (...args: string[]) =>
    () =>
      requireEngines(['test', ...args])
  expect(select('--project', 'firefox')).not.toThrow()
  expect(select('--project=firefox')).not.toThrow()
  vi.stubEnv('FIREFOX_PATH', '/no/firefox')
  expect(select('--project', 'firefox')).toThrow(
    'Not installed: firefox. Run npx playwright install',
  )
  expect(select()).toThrow('Not installed: firefox')
})
