import { expect, test } from 'vitest'
import { projectCopy } from '../../test/support/project-copy.ts'
import { functionSettings } from './function-settings.ts'

const project = 'acme-parts-4711'

test('the settings are those of functions/.env, of the project and of its alias [OPS-1]', () => {
  using copy = projectCopy()
  copy.write(
    '.firebaserc',
    JSON.stringify({ projects: { production: project, staging: 'acme-2' } }),
  )
  copy.write('functions/.env', 'MAX_INSTANCES=3\nSITE_URL=https://acme.example\n')
  copy.write(`functions/.env.${project}`, 'MAX_INSTANCES=4\n')
  copy.write('functions/.env.staging', 'MAX_INSTANCES=1\n')
  copy.write('functions/.env.local', 'MAX_INSTANCES=99\n')
  const SITE_URL = 'https://acme.example'
  expect(functionSettings(copy.folder, project)).toEqual({ MAX_INSTANCES: '4', SITE_URL })
  expect(functionSettings(copy.folder, 'acme-2')).toEqual({ MAX_INSTANCES: '1', SITE_URL })
})

test('a file that firebase-tools cannot read is refused by its name and its line', () => {
  using copy = projectCopy()
  copy.write(`functions/.env.${project}`, 'MAX_INSTANCES 3\n')
  expect(() => functionSettings(copy.folder, project)).toThrow(
    /\.env\.acme-parts-4711\. .*MAX_INSTANCES 3/,
  )
})
