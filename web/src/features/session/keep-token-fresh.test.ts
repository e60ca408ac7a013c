import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepTokenFresh } from './keep-token-fresh.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const hour = 60 * 60_000

function bearer() {
  let expiry = Date.now() + hour
  return {
    getIdToken: vi.fn(async () => {
      expiry = Date.now() + hour
      return 'token'
    }),
    getIdTokenResult: async () => ({
      token: 'token',
      expirationTime: new Date(expiry).toUTCString(),
      authTime: '',
      issuedAtTime: '',
      signInProvider: null,
      signInSecondFactor: null,
      claims: {},
    }),
  }
}

test('a token is renewed before it ends, every hour that the shop is open [AUTH-5, AUTH-9]', async () => {
  const user = bearer()
  const stop = keepTokenFresh(() => user)
  await vi.advanceTimersByTimeAsync(50 * 60_000)
  expect(user.getIdToken).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(9 * 60_000)
  expect(user.getIdToken).toHaveBeenCalledExactlyOnceWith(true)
  await vi.advanceTimersByTimeAsync(hour)
  expect(user.getIdToken).toHaveBeenCalledTimes(2)
  stop()
})

test('while offline the renewal is tried again a minute later', async () => {
  const user = bearer()
  user.getIdToken.mockRejectedValueOnce(new Error('offline'))
  const stop = keepTokenFresh(() => user)
  await vi.advanceTimersByTimeAsync(58 * 60_000)
  expect(user.getIdToken).toHaveBeenCalledTimes(2)
  stop()
})
