import { afterEach, expect, test, vi } from 'vitest'
import { projectCopy } from '../../test/support/project-copy.ts'
import { findFirefox } from './find-firefox.ts'

afterEach(() => void vi.unstubAllEnvs())

test('an installed Firefox is found in PATH, and FIREFOX_PATH names another', () => {
  using folder = projectCopy()
  folder.write('bin/firefox-esr', '')
  vi.stubEnv('PATH', `${folder.folder}/bin`)
  expect(findFirefox({}, '/no/firefox')).toBe(`${folder.folder}/bin/firefox-esr`)
  expect(findFirefox({ FIREFOX_PATH: '/opt/firefox' })).toBe('/opt/firefox')
})
