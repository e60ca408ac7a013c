import { expect, test } from 'vitest'
import { siteUrl } from './site-url.ts'

const VITE_FIREBASE_PROJECT_ID = 'my-shop'

test('the shop’s URL is the project’s on Firebase Hosting, unless another is configured', () => {
  expect(siteUrl({ VITE_FIREBASE_PROJECT_ID })).toBe('https://my-shop.web.app')
  expect(siteUrl({ VITE_FIREBASE_PROJECT_ID, VITE_SITE_URL: '' })).toBe('https://my-shop.web.app')
  const VITE_SITE_URL = 'https://shop.example'
  expect(siteUrl({ VITE_FIREBASE_PROJECT_ID, VITE_SITE_URL })).toBe(VITE_SITE_URL)
})

test('an invalid URL stops the build', () => {
  expect(() => siteUrl({ VITE_SITE_URL: 'shop.example' })).toThrow('VITE_SITE_URL is no address')
})
