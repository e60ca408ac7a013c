import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '../../../test/support/api.ts'
import { db } from '../../../test/support/people.ts'

test('a repeated email is subscribed once, and an invalid one is refused [HOME-8, API-21]', async () => {
  const email = `${randomUUID()}@example.com`
  for (const sent of [email, email, email.toUpperCase()]) {
    const answer = await api('POST /newsletter', { body: { email: sent } })
    expect(answer).toMatchObject({ status: 200, body: { subscribed: true } })
  }
  const { docs } = await db.collection('newsletter').where('email', '==', email).get()
  expect(docs).toHaveLength(1)
  const answer = await api('POST /newsletter', { body: { email: 'nobody' } })
  expect(answer).toMatchObject({ status: 400, body: { fields: [{ path: 'email' }] } })
})
