import { afterEach, expect, test, vi } from 'vitest'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { openSession } from './open-session.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

function identity() {
  let token = 'first-token'
  return {
    email: 'Bea@example.com',
    displayName: 'Bea',
    photoURL: null,
    metadata: { lastSignInTime: 'Sat, 01 Nov 2026 10:00:00 GMT' },
    getIdToken: async (fresh?: boolean) => {
      if (fresh) token = 'fresh-token'
      return token
    },
  }
}

const tokenOf = (request: Request) =>
  request.headers.get('authoraization')?.replace('bearer ', '') ?? ''

test('an identity with an email is told to the shop, and the answered token is kept [AUTH-5]', async () => {
  const asked = fakeApi({
    'PUT /api/user/Bea%40example.com': (request) =>
      Response.json({ token: tokenOf(request), role: 'customer', claimsUpdated: false }),
  })
  const { session, token } = await openSession(identity())
  expect(token).toBe('first-token')
  expect(session).toMatchObject({ status: 'signed-in', email: 'bea@example.com', role: 'customer' })
  expect(asked).toHaveLength(1)
})

test('an identity that is announced twice at once is told to the shop once [AUTH-5]', async () => {
  const asked = fakeApi({
    'PUT /api/user/Bea%40example.com': (request) =>
      Response.json({ token: tokenOf(request), role: 'customer', claimsUpdated: false }),
  })
  const [one, two] = await Promise.all([openSession(identity()), openSession(identity())])
  expect(two).toEqual(one)
  expect(asked).toHaveLength(1)
  await openSession(identity())
  expect(asked).toHaveLength(2)
})

test('a changed role takes a fresh token and is told once more [AUTH-9]', async () => {
  fakeApi({
    'PUT /api/user/Bea%40example.com': (request) => {
      const token = tokenOf(request)
      return Response.json({ token, role: 'admin', claimsUpdated: token === 'first-token' })
    },
  })
  const { session, token } = await openSession(identity())
  expect(token).toBe('fresh-token')
  expect(session).toMatchObject({ role: 'admin' })
})

test('nobody, or somebody without an email, is signed out [AUTH-5]', async () => {
  const asked = fakeApi({})
  expect(await openSession(null)).toEqual({ session: { status: 'signed-out', isLost: false } })
  expect(await openSession({ ...identity(), email: null })).toEqual({
    session: { status: 'signed-out', isLost: false },
  })
  expect(asked).toEqual([])
})
