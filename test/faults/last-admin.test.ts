import { expect, test } from 'vitest'
import { startApi, startFirestore } from './support/fault-shop.ts'
import { ask } from './support/orders.ts'

const { host, db } = await startFirestore()
const { anAdmin, auth } = await import('../../functions/test/support/people.ts')
const { url } = await startApi(host)

test('the last admin stays, also when two remove each other at once, and cannot delete the account [STAFF-11, ACC-2]', async () => {
  const [ada, bob, disabled, deleted] = await Promise.all([
    anAdmin(),
    anAdmin(),
    anAdmin(),
    anAdmin(),
  ])
  await auth.updateUser(disabled.uid, { disabled: true })
  await auth.deleteUser(deleted.uid)
  const remove = (by: typeof ada, whom: typeof ada) =>
    ask(`${url}/admin/${whom.email}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${by.token}` },
    })
  const answers = await Promise.all([remove(ada, bob), remove(bob, ada)])
  // The admin who is removed first may not remove the other, who is then the last.
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect([403, 409]).toContain(answers.find(({ status }) => status !== 200)?.status)
  const left = answers[0]?.status === 200 ? ada : bob
  expect(await remove(left, left)).toMatchObject({ status: 409, body: { code: 'last-admin' } })
  const leave = (who: typeof ada) =>
    ask(`${url}/user/${who.email}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${who.token}` },
    })
  expect(await leave(left)).toMatchObject({ status: 409, body: { code: 'last-admin' } })
  expect((await db.doc(`users/${left.uid}`).get()).get('role')).toBe('admin')
  expect((await auth.getUser(left.uid)).disabled).toBe(false)

  const next = await anAdmin()
  expect((await leave(left)).status).toBe(200)
  expect(await leave(next)).toMatchObject({ status: 409, body: { code: 'last-admin' } })
})
