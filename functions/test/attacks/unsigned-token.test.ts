import { randomUUID } from 'node:crypto'
import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { afterAll, expect, test, vi } from 'vitest'
import { authenticateWith } from '../../src/platform/http/access/caller.ts'
import { aCustomer } from '../support/people.ts'

const { token } = await aCustomer()
vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined)
afterAll(() => void vi.unstubAllEnvs())

test.each(['none', 'HS256'])(
  'outside the emulator a token that is signed with %s is invalid [API-1]',
  async (alg) => {
    const [, payload] = token.split('.')
    const header = Buffer.from(JSON.stringify({ alg, typ: 'JWT', kid: 'x' })).toString('base64url')
    const signature = alg === 'none' ? '' : 'c2lnbmF0dXJl'
    const authorization = `Bearer ${header}.${payload}.${signature}`
    const auth = getAuth(initializeApp({ projectId: 'demo-tech-house' }, randomUUID()))
    const authenticate = authenticateWith(auth, async () => 'admin')
    expect(await authenticate(asRequest(authorization), 'request')).toBeUndefined()
  },
)

/** authenticateWith uses only the headers of a request. */
function asRequest(authorization: string) {
  const get = (name: string) => (name === 'authorization' ? authorization : undefined)
  return { get } as unknown as Parameters<ReturnType<typeof authenticateWith>>[0]
}
