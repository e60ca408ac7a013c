import { expect, test } from 'vitest'
import { requireEmulators } from './project.ts'

test('the emulators of this machine are the default', () => {
  const env: NodeJS.ProcessEnv = {}
  expect(requireEmulators(env)).toBe('demo-tech-house')
  expect(env.FIRESTORE_EMULATOR_HOST).toBe('127.0.0.1:8080')
  expect(env.FIREBASE_AUTH_EMULATOR_HOST).toBe('127.0.0.1:9099')
})

test.each([
  ['a real project', { GCLOUD_PROJECT: 'my-shop' }, /my-shop is a real project/],
  ['a real project by its other name', { GOOGLE_CLOUD_PROJECT: 'my-shop' }, /real project/],
  ['a Firestore elsewhere', { FIRESTORE_EMULATOR_HOST: '10.0.0.1:8080' }, /10\.0\.0\.1:8080/],
  ['an Auth elsewhere', { FIREBASE_AUTH_EMULATOR_HOST: 'auth.example:9099' }, /auth\.example/],
])('%s is refused before any change', (_, env, message) => {
  expect(() => requireEmulators(env)).toThrow(message)
})
