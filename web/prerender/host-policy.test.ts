import { expect, test } from 'vitest'
import { hostPolicy } from './host-policy.ts'

const deployed = {
  VITE_API_URL: '/api',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'my-shop.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'my-shop',
}

test('pages may call the shop and Google’s sign-in, and frame the sign-in of their project', () => {
  expect(hostPolicy(deployed)).toBe(
    "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com; frame-src https://my-shop.firebaseapp.com",
  )
})

test('only a build for the emulators may call them [OPS-4]', () => {
  const local = hostPolicy({ ...deployed, VITE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099' })
  expect(local).toMatch(/^connect-src .*http:\/\/127\.0\.0\.1:\*;/)
  expect(local).toMatch(/frame-src .*http:\/\/127\.0\.0\.1:\*$/)
})

test('hosts of other images, another API and App Check are added where they are configured', () => {
  const policy = hostPolicy({
    ...deployed,
    VITE_API_URL: 'https://api.my-shop.example/v1',
    VITE_IMAGE_HOST_URL: 'https://images.example/1/upload',
    VITE_APPCHECK_SITE_KEY: 'site-key',
  })
  const [calls, frames] = policy.split('; ')
  for (const host of ['https://api.my-shop.example', 'https://images.example']) {
    expect(calls?.split(' ')).toContain(host)
  }
  for (const directive of [calls, frames]) {
    expect(directive?.split(' ')).toContain('https://www.google.com/recaptcha/')
  }
  expect(calls).toContain('https://content-firebaseappcheck.googleapis.com')
})
