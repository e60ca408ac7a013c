import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rememberSignOut } from '#shared/session/pending-sign-out.ts'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { fakeAuth, signedInAs } from '#shared/testing/fake-auth.tsx'
import { ada } from '#shared/testing/samples.ts'
import { show } from '#shared/testing/show.tsx'
import { UserListener } from './session-sync.tsx'

const storedToken = () => localStorage.getItem('accessToken')

const answered = { token: 'answered', role: 'customer', claimsUpdated: false }
const registrations = () => fakeApi({ 'PUT /api/user/ada%40example.com': answered })

test('a signed-in user is registered, and the returned token is stored [AUTH-5]', async () => {
  const asked = registrations()
  show(<UserListener />, signedInAs(ada))
  await waitFor(() => expect(storedToken()).toBe('answered'))
  expect(asked).toHaveLength(1)
})

test('each token is registered once, however often and late Firebase Auth reports it [AUTH-5]', async () => {
  const asked = fakeApi({
    'PUT /api/user/ada%40example.com': () => ({ ...answered, token: current }),
  })
  let current = 'first'
  const getIdToken = async () => current
  const auth = fakeAuth({ ...ada, getIdToken })
  show(<UserListener />, auth.Provider)
  await waitFor(() => expect(storedToken()).toBe('first'))
  await auth.emit({ ...ada, getIdToken })
  current = 'second'
  await auth.emit({ ...ada, getIdToken })
  await waitFor(() => expect(storedToken()).toBe('second'))
  expect(asked).toHaveLength(2)
})

test('a user whose logout is pending is not registered, and no token is stored [SES-3, SES-5]', async () => {
  localStorage.setItem('accessToken', 'old')
  rememberSignOut()
  const asked = registrations()
  show(<UserListener />, signedInAs(ada))
  await waitFor(() => expect(storedToken()).toBeNull())
  await new Promise((resolve) => setTimeout(resolve))
  expect(asked).toEqual([])
})
