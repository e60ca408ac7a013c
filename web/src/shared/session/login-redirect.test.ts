import { expect, test } from 'vitest'
import { readLoginRedirect } from './login-redirect.ts'

test('the login page stores path, search and hash of the previous page [NAV-4]', () => {
  const from = { pathname: '/product/ssd', search: '?a=1', hash: '#b' }
  expect(readLoginRedirect({ state: { from } })).toEqual({ from })
})

test.each([null, undefined, 'x', { from: 7 }])('the state %o leads to / [AUTH-1]', (state) => {
  expect(readLoginRedirect({ state }).from).toBe('/')
})

test.each([
  '//evil.example/product/x',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '',
])('a login never leads to "%s"', (pathname) => {
  expect(readLoginRedirect({ state: { from: { pathname, search: '', hash: '' } } }).from).toBe('/')
})
