import { beforeEach, expect, test } from 'vitest'
import { aToken } from '../testing/samples.ts'
import { readStoredSession, storeAccessToken } from './access-token.ts'

beforeEach(() => localStorage.clear())

test('the stored token names its account, with the email as the API compares it [SES-1]', () => {
  storeAccessToken(aToken({ sub: 'ada', email: 'Adä@Example.com', role: 'admin' }))
  const account = { uid: 'ada', email: 'adä@example.com', role: 'admin' }
  expect(readStoredSession()).toMatchObject(account)
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
