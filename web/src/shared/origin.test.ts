import { expect, test } from 'vitest'
import { readOrigin } from './origin.ts'

test('the login page remembers path, search and hash of where one came from [NAV-4]', () => {
  const from = { pathname: '/product/ssd', search: '?a=1', hash: '#b' }
  expect(readOrigin({ from })).toEqual(from)
})

test.each([null, undefined, 'x', { from: 7 }])(
  'from nowhere the way leads home [AUTH-1]',
  (state) => {
    expect(readOrigin(state)).toBe('/')
  },
)
