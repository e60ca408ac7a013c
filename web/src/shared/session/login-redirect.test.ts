import { expect, test } from 'vitest'
import { readLoginRedirect } from './login-redirect.ts'

test('the login page remembers path, search and hash of where one came from [NAV-4]', () => {
  const from = { pathname: '/product/ssd', search: '?a=1', hash: '#b' }
  expect(readLoginRedirect({ state: { from } })).toEqual({ from })
})

test.each([null, undefined, 'x', { from: 7 }])(
  'from nowhere the way leads home [AUTH-1]',
  (state) => {
    expect(readLoginRedirect({ state }).from).toBe('/')
  },
)

test.each([
  '//evil.example/product/x',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '',
])('a login never leads to "%s"', (pathname) => {
  expect(readLoginRedirect({ state: { from: { pathname, search: '', hash: '' } } }).from).toBe('/')
})
