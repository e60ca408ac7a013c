import { expect, test } from 'vitest'
import { projectCopy } from '../../test/support/project-copy.ts'
import { requireConfiguredShop } from './web-environment.ts'

const project = 'acme-parts-4711'
const filledIn = `VITE_FIREBASE_API_KEY=key
VITE_FIREBASE_AUTH_DOMAIN=acme-parts-4711.firebaseapp.com
VITE_FIREBASE_PROJECT_ID=acme-parts-4711
`

function shop(environment: string) {
  const copy = projectCopy('firebase.json', 'functions/.env.example')
  copy.write('functions/.env', copy.read('functions/.env.example'))
  copy.write(`web/.env.${project}`, environment)
  return copy
}

test('a complete configuration of the project is accepted [OPS-1]', () => {
  using copy = shop(filledIn)
  expect(() => requireConfiguredShop(copy.folder, project)).not.toThrow()
})

test('each project has its own configuration, which must name the same project [OPS-1]', () => {
  using copy = shop(filledIn)
  expect(() => requireConfiguredShop(copy.folder, 'acme-parts-staging')).toThrow(
    'Copy web/.env.example to web/.env.acme-parts-staging',
  )
  copy.write('web/.env.acme-parts-staging', filledIn)
  expect(() => requireConfiguredShop(copy.folder, 'acme-parts-staging')).toThrow(
    'VITE_FIREBASE_PROJECT_ID must be the project of the deploy, and is "acme-parts-4711"',
  )
})

test.each([
  ['', 'set VITE_FIREBASE_API_KEY, VITE_FIREBASE_AUTH_DOMAIN, VITE_FIREBASE_PROJECT_ID'],
  [filledIn.replace('=key', '='), 'set VITE_FIREBASE_API_KEY'],
  [
    `${filledIn}VITE_AUTH_EMULATOR_URL=http://127.0.0.1:9099`,
    'VITE_AUTH_EMULATOR_URL must be empty',
  ],
  [`${filledIn}VITE_APPCHECK_SITE_KEY=site-key`, 'firebase.json'],
])('a configuration that would not work is refused: %j', (text, message) => {
  using copy = shop(text)
  // A shop with App Check has added the scripts.
  copy.edit('firebase.json', / https:\/\/www\.\w+\.com\/recaptcha\//g, '')
  expect(() => requireConfiguredShop(copy.folder, project)).toThrow(message)
})

test('settings of the functions are checked beside those of the client [OPS-1]', () => {
  using copy = shop(filledIn)
  copy.write(`functions/.env.${project}`, 'ENFORCE_APP_CHECK=true\nMAX_INSTANCES=0\n')
  expect(() => requireConfiguredShop(copy.folder, project)).toThrow(
    /ENFORCE_APP_CHECK must be false as long as .*\n.*MAX_INSTANCES must be a whole number/,
  )
})
