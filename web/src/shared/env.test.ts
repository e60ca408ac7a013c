import { expect, test } from 'vitest'
import { parseEnvironment } from './env.ts'

const complete = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'shop.example',
  VITE_FIREBASE_PROJECT_ID: 'shop',
}

test('the API is looked for on the same host unless told otherwise', () => {
  expect(parseEnvironment(complete).VITE_API_URL).toBe('/api')
})

test('a missing or empty key is named', () => {
  expect(() => parseEnvironment({ ...complete, VITE_FIREBASE_API_KEY: '' })).toThrow(
    'Set VITE_FIREBASE_API_KEY',
  )
})
