import type { Request } from 'express'
import type { Auth } from 'firebase-admin/auth'
import { expect, test } from 'vitest'
import { identifyWith } from './caller.ts'

/** An identity provider that keeps whether it was asked for the account as it is now. */
function aProvider(role?: string) {
  const live: (boolean | undefined)[] = []
  const verifyIdToken = async (_token: string, isLive?: boolean) => {
    live.push(isLive)
    return { uid: 'alice', email: 'Alice@Example.com', role }
  }
  // identifyWith calls no other part of it.
  return { live, auth: { verifyIdToken } as unknown as Auth }
}

const request = { get: () => 'bearer token' } as unknown as Request

test.each([
  ['a customer who reads', undefined, false, [false]],
  ['a customer who writes', undefined, true, [true]],
  ['an admin who reads', 'admin', false, [false, true]],
  ['an admin who writes', 'admin', true, [true]],
])(
  'for %s, the provider is asked about the account accordingly',
  async (_, role, isWrite, asked) => {
    const { live, auth } = aProvider(role)
    const caller = await identifyWith(auth, async () => 'admin')(request, 'request', isWrite)
    expect(caller?.email).toBe('alice@example.com')
    expect(await caller?.isAdmin()).toBe(role === 'admin')
    expect(live).toEqual(asked)
  },
)
