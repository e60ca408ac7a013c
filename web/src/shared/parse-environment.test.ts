import { expect, test } from 'vitest'
import { parseEnvironment } from './parse-environment.ts'

const complete = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'shop.example',
  VITE_FIREBASE_PROJECT_ID: 'shop',
}

test('the API is on the same host by default', () => {
  expect(parseEnvironment(complete).VITE_API_URL).toBe('/api')
})

test('the error lists a missing or empty key', () => {
  expect(() => parseEnvironment({ ...complete, VITE_FIREBASE_API_KEY: '' })).toThrow(
    'Set VITE_FIREBASE_API_KEY',
  )
})
