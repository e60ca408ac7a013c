import { beforeEach, expect, test } from 'vitest'
import { aToken } from '../testing/samples.ts'
import { readStoredSession, storeAccessToken } from './access-token.ts'

beforeEach(() => localStorage.clear())

test('the stored token names its account, with the email as the API compares it [SES-1]', () => {
  const claims = {
    sub: 'ada',
    email: 'Adä@Example.com',
    role: 'admin',
    name: 'Adä',
    auth_time: 1e9,
  }
  storeAccessToken(aToken(claims))
  expect(readStoredSession()).toMatchObject({
    uid: 'ada',
    email: 'adä@example.com',
    role: 'admin',
    displayName: 'Adä',
    photoURL: null,
    metadata: { lastSignInTime: 'Sun, 09 Sep 2001 01:46:40 GMT' },
  })
})

test.each([
  ['that ends within a minute', aToken({ sub: 'ada', email: 'a@b.c' }, 50)],
  ['without an account', aToken({})],
  ['that is none', 'not.a.token'],
  ['that is empty', ''],
])('a stored token %s counts as no session [SES-1]', (_, token) => {
  storeAccessToken(token)
  expect(readStoredSession()).toBeUndefined()
})
