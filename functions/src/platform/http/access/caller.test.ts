import type { Request } from 'express'
import type { Auth } from 'firebase-admin/auth'
import { expect, test } from 'vitest'
import { authenticateWith } from './caller.ts'

/** An identity provider that counts live account checks. */
function aProvider(role?: string) {
  const checks: boolean[] = []
  const verifyIdToken = async (_token: string, checkRevoked: boolean) => {
    checks.push(checkRevoked)
    return { uid: 'alice', email: 'Alice@Example.com', role }
  }
  // authenticateWith uses no other method.
  return { checks, auth: { verifyIdToken } as unknown as Auth }
}

const request = { get: () => 'bearer token' } as unknown as Request

test.each([undefined, 'admin'])(
  'a token of role %s is verified offline; only isActive calls the identity provider',
  async (role) => {
    const { checks, auth } = aProvider(role)
    const caller = await authenticateWith(auth, async () => 'admin')(request, 'request')
    expect(caller?.email).toBe('alice@example.com')
    expect(await caller?.may('admin')).toBe(role === 'admin')
    expect(checks).toEqual([false])
    expect(await caller?.isActive()).toBe(true)
    expect(checks).toEqual([false, true])
  },
)
