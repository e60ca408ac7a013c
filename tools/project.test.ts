import { expect, test } from 'vitest'
import { freePort } from './process/ports.ts'
import { requireEmulators } from './project.ts'

test('the emulators of this machine are the default, and must be running', async () => {
  const FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${await freePort()}`
  const env: NodeJS.ProcessEnv = { FIREBASE_AUTH_EMULATOR_HOST }
  await expect(requireEmulators(env)).rejects.toThrow('Start the shop first: npm start')
  expect(env.FIRESTORE_EMULATOR_HOST).toBe('127.0.0.1:8080')
})

test.each([
  ['a real project', { GCLOUD_PROJECT: 'my-shop' }, /my-shop is a real project/],
  ['a real project by its other name', { GOOGLE_CLOUD_PROJECT: 'my-shop' }, /real project/],
  ['a Firestore elsewhere', { FIRESTORE_EMULATOR_HOST: '10.0.0.1:8080' }, /10\.0\.0\.1:8080/],
  ['an Auth elsewhere', { FIREBASE_AUTH_EMULATOR_HOST: 'auth.example:9099' }, /auth\.example/],
])('%s is refused before any change', async (_, env, message) => {
  await expect(requireEmulators(env)).rejects.toThrow(message)
})
