import { expect, test } from 'vitest'
import { readArrival } from './origin.ts'

test('the login page remembers path, search and hash of where one came from [NAV-4]', () => {
  const from = { pathname: '/product/ssd', search: '?a=1', hash: '#b' }
  expect(readArrival({ from })).toEqual({ from, isLost: false })
})

test.each([null, undefined, 'x', { from: 7 }])(
  'from nowhere the way leads home [AUTH-1]',
  (state) => {
    expect(readArrival(state).from).toBe('/')
  },
)

test.each([
  '//evil.example/product/x',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '',
])('a login never leads to "%s"', (pathname) => {
  expect(readArrival({ from: { pathname, search: '', hash: '' } }).from).toBe('/')
})
