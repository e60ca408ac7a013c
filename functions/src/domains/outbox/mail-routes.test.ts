import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { anOrder, api, aShop } from '../../../test/support/api.ts'
import { db } from '../../../test/support/people.ts'

test('admins read the mails to one email, newest first, with their delivery state [MAIL-2]', async () => {
  const { alice, admin, product } = await aShop()
  const id = await anOrder(alice, product)
  await api(`PUT /deliver/${id}`, { by: admin })
  const list = (query: string) => api(`GET /mail?${query}`, { by: admin })
  const first = await list(`to=${alice.email}&limit=1`)
  expect(first.body).toMatchObject([{ to: alice.email, kind: 'order-delivered' }])
  expect(first.body[0].delivery).toBeUndefined()
  expect(first.headers.get('link')).toContain('cursor=')

  await giveUp(`${id}-placed`)
  const { body } = await list(`to=${alice.email}`)
  expect(body).toHaveLength(2)
  expect(body[1]).toMatchObject({
    _id: `${id}-placed`,
    message: { subject: `Your order is booked: ${product.product}` },
    delivery: { state: 'ERROR', error: 'Error: no route', attempts: 8 },
  })
  // A delivery can be undone until then.
  expect(first.body[0].sendAt > first.body[0].createdAt).toBe(true)
  expect(body[1].sendAt).toBeUndefined()
  expect((await list('limit=500')).body.length).toBeGreaterThanOrEqual(2)
})

/** As `sendMails` writes it after the last attempt. */
async function giveUp(id: string): Promise<void> {
  const delivery = { state: 'ERROR', error: 'Error: no route', attempts: 8, info: null }
  await db.doc(`mail/${id}`).update({ delivery, sendAt: FieldValue.delete() })
}

test('an admin makes a mail due that waits for its next attempt, once however often the call is repeated [OPS-2]', async () => {
  const { alice, admin, product } = await aShop()
  const id = `${await anOrder(alice, product)}-placed`
  const send = async () => (await api(`POST /mail/${id}/send`, { by: admin })).body.modifiedCount
  // As `sendMails` writes it after the seventh attempt.
  const sendAt = Timestamp.fromMillis(Date.now() + 12 * 3600_000)
  const delivery = { state: 'RETRY', attempts: 7, error: 'Error: no route' }
  await db.doc(`mail/${id}`).update({ delivery, sendAt })
  expect((await Promise.all([send(), send(), send()])).sort()).toEqual([0, 0, 1])
  expect(await send()).toBe(0)
  const due = await db.doc(`mail/${id}`).get()
  expect(due.get('sendAt').toMillis()).toBeLessThanOrEqual(due.readTime.toMillis())
  expect(due.get('delivery')).toMatchObject({ state: 'PENDING', attempts: 0, error: null })
  await due.ref.update({ 'delivery.state': 'PROCESSING', sendAt })
  expect(await send()).toBe(0)
})

test('an admin queues a failed mail again, once however often the call is repeated [OPS-2]', async () => {
  const { alice, admin, product } = await aShop()
  const id = `${await anOrder(alice, product)}-placed`
  const send = async () => (await api(`POST /mail/${id}/send`, { by: admin })).body.modifiedCount
  expect(await send()).toBe(0)
  await giveUp(id)
  expect((await Promise.all([send(), send(), send()])).sort()).toEqual([0, 0, 1])
  const queued = await db.doc(`mail/${id}`).get()
  expect(queued.get('delivery')).toMatchObject({ state: 'PENDING', attempts: 0, error: null })
  expect(queued.get('sendAt')).toEqual(queued.get('delivery.startTime'))
  await queued.ref.update({ 'delivery.state': 'SUCCESS', sendAt: FieldValue.delete() })
  expect(await send()).toBe(0)
  expect((await api('POST /mail/no-such-mail/send', { by: admin })).status).toBe(404)
})
