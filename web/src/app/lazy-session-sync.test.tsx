import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { storedValue } from '#shared/saved-input.ts'
import { forgetAccessToken, storeAccessToken } from '#shared/session/access-token.ts'
import { rememberReason } from '#shared/session/sign-out-reason.ts'
import { fakeAuth } from '#shared/testing/fake-auth.tsx'
import { queryWrapper, quietQueryClient } from '#shared/testing/query-client.tsx'
import { ada, aToken } from '#shared/testing/samples.ts'
import { LazySessionSync } from './lazy-session-sync.tsx'

const input = storedValue(ada.email, 'review', () => true)

/** The shop with data of Ada, who is signed in by the stored token. */
function open() {
  const queryClient = quietQueryClient()
  for (const key of ['orders', 'products']) queryClient.setQueryData([key], [])
  input.write({ review: 'Fine' })
  storeAccessToken(aToken({ sub: ada.uid, email: ada.email }))
  const auth = fakeAuth()
  const router = createMemoryRouter([{ path: '/', element: <LazySessionSync /> }])
  render(<RouterProvider router={router} />, { wrapper: queryWrapper(queryClient) })
  return {
    auth,
    cached: () =>
      queryClient
        .getQueryCache()
        .getAll()
        .map((query) => query.queryKey),
  }
}

test('a logout before Firebase Auth has loaded removes personal data, but no products [SES-5]', () => {
  const { cached } = open()
  rememberReason('logout')
  act(forgetAccessToken)
  expect(cached()).toEqual([['products']])
  expect(input.read()).toBeUndefined()
})

test('personal data stays when Firebase Auth restores the same user, and is removed for another [SES-1]', async () => {
  const { auth, cached } = open()
  await auth.emit(ada)
  expect(cached()).toHaveLength(2)
  await auth.emit({ ...ada, uid: 'bea', email: 'bea@example.com' })
  expect(cached()).toEqual([['products']])
  expect(input.read()).toBeDefined()
})
