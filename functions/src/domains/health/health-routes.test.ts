import { Firestore } from 'firebase-admin/firestore'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from '../../../test/support/api.ts'
import { served } from '../../../test/support/served.ts'
import { SalesRollups } from '../overview/sales-rollups.ts'
import { healthRoutes } from './health-routes.ts'

afterEach(() => void vi.unstubAllEnvs())

test('the health check succeeds while the database answers', async () => {
  // The first read of an instance also connects, which takes long on a busy machine.
  await expect.poll(async () => (await api('GET /health')).status, { timeout: 20_000 }).toBe(200)
  const { body, headers } = await api('GET /health')
  expect(body).toMatchObject({ status: 'ok', lagSeconds: { sales: expect.any(Number) } })
  expect(headers.get('cache-control')).toContain('no-store')
})

test('the health check fails soon while the database is unreachable [API-21]', async () => {
  // No server listens on the discard port.
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:9')
  const db = new Firestore({ projectId: 'demo-tech-house' })
  const url = await served({ routes: healthRoutes(db, [new SalesRollups(db).reader]) })
  const start = Date.now()
  const response = await fetch(`${url}/health`)
  expect(Date.now() - start).toBeLessThan(15_000)
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('2')
  expect(await response.json()).toMatchObject({ status: 503, code: 'busy' })
})
