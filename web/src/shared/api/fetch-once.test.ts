import { expect, test } from 'vitest'
import { fakeApi, refuse } from '../testing/fake-api.ts'
import { fetchOnce } from './fetch-once.ts'

const lost = () => Promise.reject(new TypeError('lost'))
const gone = () => refuse(404, 'not-found', 'There is no such order')
const limited = () => refuse(429, 'too-many', 'Wait a moment')
const refused = () => refuse(409, 'delivered', 'It was delivered')
const done = () => ({ deletedCount: 1 })

const cancel = () => fetchOnce('DELETE /myorder/:id', { params: { id: 'o1' } })

test.each([
  ['of what somebody else has deleted fails, each time', [gone, gone], 404],
  ['after a lost response succeeds', [lost, limited, gone], 'done'],
  ['of what a list still shows after its deletion succeeds', [done, gone], 'done'],
  ['after a lost response and a refusal fails', [lost, refused, gone], 404],
])('a deletion %s [FIX-5]', async (_, answers, outcome) => {
  const { length } = answers
  fakeApi({ 'DELETE /api/myorder/o1': () => (answers.shift() ?? lost)() })
  for (let tries = 1; tries < length; tries++) await cancel().catch(() => {})
  const last = await cancel().then(
    () => 'done',
    ({ status }) => status,
  )
  expect(last).toBe(outcome)
  expect(sessionStorage).toHaveLength(0)
})

const booked = () => ({ insertedId: 'o1' })
const form = { owner: 'bea@example.com', name: 'order' }

test.each([
  ['repeated with its key', [2, 2, 2], [lost, lost], [0, 0, 0]],
  ['another one after a success', [2, 2, 2], [lost], [0, 0, 2]],
  ['another one after a refusal', [2, 2], [refused], [0, 1]],
  ['the same after another login', [2, 2, 2], [lost, () => refuse(401, 'x', 'Log in')], [0, 0, 0]],
  ['another one after another request', [2, 3, 2], [lost, lost], [0, 1, 2]],
])('a write is %s [FIX-4]', async (_, quantities, answers, keys) => {
  const asked = fakeApi({ 'POST /api/orders': () => (answers.shift() ?? booked)() })
  for (const quantity of quantities) {
    const body = { productId: 'ssd', quantity }
    await fetchOnce('POST /orders', { form, body }).catch(() => {})
  }
  const sent = asked.map(({ headers }) => headers.get('idempotency-key'))
  expect(sent.map((key) => sent.indexOf(key))).toEqual(keys)
})
