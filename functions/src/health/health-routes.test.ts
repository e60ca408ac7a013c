import { randomUUID } from 'node:crypto'
import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { Firestore } from 'firebase-admin/firestore'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from '../../test/support/api.ts'
import { served } from '../../test/support/served.ts'
import { authenticateWith } from '../http/caller.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { healthRoutes } from './health-routes.ts'

afterEach(() => void vi.unstubAllEnvs())

test('the health check succeeds while the database answers', async () => {
  const { status, body, headers } = await api('GET /health')
  expect({ status, body }).toEqual({ status: 200, body: { status: 'ok' } })
  expect(headers.get('cache-control')).toContain('no-store')
})

test('the health check fails soon while the database is unreachable [API-21]', async () => {
  const app = initializeApp({ projectId: 'demo-tech-house' }, randomUUID())
  // No server listens on the discard port.
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:9')
  const db = new Firestore({ projectId: 'demo-tech-house' })
  const url = await served({
    routes: healthRoutes(db),
    guards: {
      authenticate: authenticateWith(getAuth(app), async () => 'customer'),
      rateLimit: rateLimit(1),
      checkApp: async () => {},
    },
    origins: () => [],
  })
  const start = Date.now()
  const response = await fetch(`${url}/health`)
  expect(Date.now() - start).toBeLessThan(15_000)
  expect(response.status).toBe(503)
  expect(response.headers.get('content-type')).toContain('application/problem+json')
  expect(response.headers.get('retry-after')).toBe('2')
  expect(response.headers.get('cache-control')).toContain('no-store')
  expect(await response.json()).toMatchObject({ status: 503, code: 'busy' })
})
