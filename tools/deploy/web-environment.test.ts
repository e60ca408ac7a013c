import { expect, test } from 'vitest'
import { projectCopy } from '../../test/support/project-copy.ts'
import { requireConfiguredClient } from './web-environment.ts'

const filledIn = `VITE_FIREBASE_API_KEY=key
VITE_FIREBASE_AUTH_DOMAIN=my-shop.firebaseapp.com
VITE_FIREBASE_PROJECT_ID=my-shop
`

function shop(environment: string) {
  const copy = projectCopy('firebase.json', '.firebaserc')
  copy.write('web/.env.production', environment)
  copy.edit('.firebaserc', /demo-tech-house/, 'my-shop')
  return copy
}

test('a configuration that is filled in is accepted, with the hosts that it names', () => {
  using copy = shop(filledIn)
  expect(() => requireConfiguredClient(copy.folder)).not.toThrow()
})

test('a configuration that is absent is asked for by its name', () => {
  using copy = projectCopy()
  expect(() => requireConfiguredClient(copy.folder)).toThrow('Copy web/.env.example')
})

test.each([
  ['', 'Set VITE_FIREBASE_API_KEY, VITE_FIREBASE_AUTH_DOMAIN, VITE_FIREBASE_PROJECT_ID in'],
  [filledIn.replace('=key', '='), 'Set VITE_FIREBASE_API_KEY in'],
  [`${filledIn}VITE_AUTH_EMULATOR_URL=http://127.0.0.1:9099`, 'Empty VITE_AUTH_EMULATOR_URL'],
  [filledIn.replace('ID=my-shop', 'ID=demo-shop'), 'name your own'],
])('a configuration with something missing or from the emulators is refused: %j', (text, said) => {
  using copy = shop(text)
  expect(() => requireConfiguredClient(copy.folder)).toThrow(said)
})

test('a deploy to another project than the one people sign in to is refused', () => {
  using copy = shop(filledIn)
  copy.edit('.firebaserc', /my-shop/, 'my-other-shop')
  expect(() => requireConfiguredClient(copy.folder)).toThrow('.firebaserc deploys to my-other-shop')
})

test.each([
  ['VITE_IMAGE_HOST_URL=https://api.pictures.example/1/upload', 'https://api.pictures.example'],
  ['VITE_API_URL=https://api.my-shop.example', 'https://api.my-shop.example'],
  ['VITE_APPCHECK_SITE_KEY=site-key', 'https://www.google.com/recaptcha/'],
  ['VITE_FIREBASE_AUTH_DOMAIN=login.my-shop.example', 'https://login.my-shop.example'],
])('a host that the policy would refuse is named: %s', (line, origin) => {
  using copy = shop(`${filledIn}${line}`)
  expect(() => requireConfiguredClient(copy.folder)).toThrow(`Add ${origin} to`)
})
