import { expect, test } from 'vitest'
import { api } from '../../test/support/api.ts'
import { anAdmin, db } from '../../test/support/people.ts'
import { adminRoleCache } from './admin-role-cache.ts'

test('an admin’s role is cached for five seconds', async () => {
  const clock = { now: 0 }
  const admins = adminRoleCache(() => clock.now)
  await admins.see('ada', async () => {
    clock.now = 1000
    return 'admin'
  })
  clock.now = 4999
  expect(admins.has('ada')).toBe(true)
  clock.now = 5000
  expect(admins.has('ada')).toBe(false)
})

test('only admin roles are cached, and a lost role is removed', async () => {
  const admins = adminRoleCache(() => 0)
  await admins.see('carlos', async () => 'customer')
  await admins.see('ada', async () => 'admin')
  await admins.see('ada', async () => 'customer')
  expect([admins.has('carlos'), admins.has('ada')]).toEqual([false, false])
})

test('a demoted admin cannot write, and a refused write clears the cached role [API-2]', async () => {
  const admin = await anAdmin()
  const read = async () => (await api('GET /orders?limit=1', { by: admin })).status
  expect(await read()).toBe(200)
  await db.doc(`users/${admin.uid}`).update({ role: 'customer' })
  expect((await api(`PUT /admin/${admin.email}`, { by: admin })).status).toBe(403)
  // The write has removed the role from this instance's cache.
  expect(await read()).toBe(403)
})

test('a demoted admin who only reads loses access within seconds [API-2]', async () => {
  const admin = await anAdmin()
  const read = async () => (await api('GET /orders?limit=1', { by: admin })).status
  expect(await read()).toBe(200)
  await db.doc(`users/${admin.uid}`).update({ role: 'customer' })
  await expect.poll(read, { timeout: 25_000 }).toBe(403)
})
