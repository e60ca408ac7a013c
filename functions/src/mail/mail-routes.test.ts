import { expect, test } from 'vitest'
import { anOrder, aProduct, api } from '../../test/support/api.ts'
import { aCustomer, anAdmin, db } from '../../test/support/people.ts'

test('admins read the mails to an address, newest first, with their delivery state [MAIL-2]', async () => {
  const [alice, admin, product] = await Promise.all([aCustomer(), anAdmin(), aProduct()])
  const id = await anOrder(alice, product)
  await api(`PUT /deliver/${id}`, { by: admin })
  const list = (query: string) => api(`GET /mail?${query}`, { by: admin })
  const first = await list(`to=${alice.email}&limit=1`)
  expect(first.body).toMatchObject([{ to: alice.email, kind: 'order-delivered' }])
  expect(first.body[0].delivery).toBeUndefined()
  expect(first.headers.get('link')).toContain('cursor=')

  // As the extension writes it.
  await db.doc(`mail/${id}-placed`).update({
    delivery: { state: 'ERROR', error: 'Error: no route', attempts: 1, info: null },
  })
  const { body } = await list(`to=${alice.email}`)
  expect(body).toHaveLength(2)
  expect(body[1]).toMatchObject({
    _id: `${id}-placed`,
    message: { subject: `Your order is booked: ${product.product}` },
    delivery: { state: 'ERROR', error: 'Error: no route' },
  })
  expect((await list('limit=500')).body.length).toBeGreaterThanOrEqual(2)
})
