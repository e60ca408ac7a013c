import type { User } from 'firebase/auth'
import { expect, test, vi } from 'vitest'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { quietQueryClient } from '#shared/testing/query-client.tsx'
import { ada } from '#shared/testing/samples.ts'
import { registration } from './registration.ts'

const put = 'PUT /api/user/ada%40example.com'
const customer = { token: 'answered', role: 'customer', claimsUpdated: false }
const stored = () => localStorage.getItem('accessToken')

/** A user whose token lasts for `lastsMs`, and an hour after each refresh. */
function aUser(lastsMs = 3_600_000) {
  let endsAt = Date.now() + lastsMs
  const getIdToken = vi.fn(async (forceRefresh?: boolean) => {
    if (forceRefresh) endsAt = Date.now() + 3_600_000
    return 'id-token'
  })
  const getIdTokenResult = async () => ({ expirationTime: new Date(endsAt).toISOString() })
  // registration.ts uses no other property.
  return { ...ada, getIdToken, getIdTokenResult } as unknown as User
}

test('a user is registered with the API, and the returned token is stored [AUTH-5]', async () => {
  const asked = fakeApi({ [put]: customer })
  const queryClient = quietQueryClient()
  const user = aUser()
  const [one, two] = await Promise.all([
    queryClient.fetchQuery(registration(user)),
    queryClient.fetchQuery(registration(user)),
  ])
  expect(one).toMatchObject({ role: 'customer' })
  expect(two).toEqual(one)
  expect(stored()).toBe('answered')
  expect(asked).toHaveLength(1)
})

test('a changed role requests a new token and registers once more [AUTH-9]', async () => {
  let calls = 0
  fakeApi({
    [put]: () => {
      calls += 1
      return { token: `token ${calls}`, role: 'admin', claimsUpdated: calls === 1 }
    },
  })
  const user = aUser()
  expect(await quietQueryClient().fetchQuery(registration(user))).toMatchObject({ role: 'admin' })
  expect(user.getIdToken).toHaveBeenCalledExactlyOnceWith(true)
  expect(stored()).toBe('token 2')
})

test('a token is refreshed from five minutes before its expiry [AUTH-5, AUTH-9]', async () => {
  fakeApi({ [put]: customer })
  const [fresh, old] = [aUser(6 * 60_000), aUser(4 * 60_000)]
  await quietQueryClient().fetchQuery(registration(fresh))
  expect(fresh.getIdToken).not.toHaveBeenCalledWith(true)
  await quietQueryClient().fetchQuery(registration(old))
  expect(old.getIdToken).toHaveBeenCalledWith(true)
})

test('a registration that a logout cancels stores no token [SES-5]', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<object>()
  fakeApi({ [put]: () => answered })
  const queryClient = quietQueryClient()
  const { queryKey, ...options } = registration(aUser())
  const registered = queryClient.fetchQuery({ queryKey, ...options }).catch(() => 'cancelled')
  await queryClient.cancelQueries({ queryKey })
  answer(customer)
  expect(await registered).toBe('cancelled')
  await new Promise((resolve) => setTimeout(resolve))
  expect(stored()).toBeNull()
})
