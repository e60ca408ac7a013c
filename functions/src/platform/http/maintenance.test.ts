import { expect, test } from 'vitest'
import { served } from '../../../test/support/served.ts'

test('in maintenance every call gets 503 in the words of the shop, and may be tried again', async () => {
  let isInMaintenance = true
  const url = await served({
    routes: [],
    isInMaintenance: () => isInMaintenance,
  })
  for (const method of ['GET', 'POST']) {
    const response = await fetch(`${url}/api/orders`, { method })
    expect(response.headers.get('retry-after')).toBe('300')
    expect(response.headers.get('cache-control')).toContain('no-store')
    expect(await response.json()).toMatchObject({
      status: 503,
      code: 'maintenance',
      detail: 'The shop is closed for maintenance. Please try again in a few minutes.',
    })
  }
  isInMaintenance = false
  expect((await fetch(`${url}/api/orders`)).status).toBe(404)
})
