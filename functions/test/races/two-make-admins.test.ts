import { expect, test } from 'vitest'
import { api } from '../support/api.ts'
import { aCustomer, anAdmin, db, signIn } from '../support/people.ts'

test('two admins who promote a customer at the same time promote once [API-19, API-24]', async () => {
  const [ada, grace] = await Promise.all([anAdmin(), anAdmin()])
  const customers = await Promise.all(Array.from({ length: 5 }, () => aCustomer()))
  const outcomes = await Promise.all(
    customers.map(({ email }) =>
      Promise.all([ada, grace].map((by) => api(`PUT /admin/${email}`, { by }))),
    ),
  )
  for (const answers of outcomes) {
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers.map(({ body }) => body.modifiedCount).sort()).toEqual([0, 1])
  }
  for (const alice of customers) {
    const events = await db.collection('events').where('subject', '==', `users/${alice.uid}`).get()
    expect(events.docs.map((event) => event.get('type'))).toEqual(['admin-made'])
    const promoted = { ...alice, token: await signIn(alice.email) }
    expect((await api('GET /orders?limit=1', { by: promoted })).status).toBe(200)
  }
})
