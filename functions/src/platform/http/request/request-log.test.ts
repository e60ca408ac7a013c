import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { aProduct, api } from '../../../../test/support/api.ts'
import { logLines } from '../../../../test/support/log-lines.ts'
import { aCustomer, anAdmin, db } from '../../../../test/support/people.ts'
import { withoutSecrets } from '../../../contract/clean-error-text.ts'

test('each request leaves one log line with its endpoint, status and usage', async () => {
  const [alice, product] = await Promise.all([aCustomer(), aProduct()])
  const body = { productId: product._id, quantity: 1 }
  const { headers } = await api('POST /orders', { by: alice, body })
  const requestId = headers.get('x-request-id')
  expect(await logLines(requestId)).toEqual([
    {
      severity: 'INFO',
      message: 'POST /orders 200',
      method: 'POST',
      route: '/orders',
      status: 200,
      ms: expect.any(Number),
      uid: alice.uid,
      requestId,
      reads: expect.any(Number),
      writes: 5,
    },
  ])
})

test('a log line contains the endpoint and the account, never an email or a token', async () => {
  const [alice, admin] = await Promise.all([aCustomer(), anAdmin()])
  const { email, token } = alice
  for (const [call, options, route] of [
    [`GET /myorders?email=${email}`, { by: alice }, '/myorders'],
    [`PUT /admin/${email}`, { by: admin }, '/admin/:email'],
    [`GET /nowhere/${email}?token=${token}`, { by: alice }, 'unknown'],
    ['POST /newsletter', { body: { email } }, '/newsletter'],
  ] as const) {
    const { headers } = await api(call, options)
    expect(await logLines(headers.get('x-request-id'))).toMatchObject([{ route }])
  }
  const log = await readFile(process.env.API_LOG ?? '', 'utf8')
  expect(log).not.toContain(email)
  expect(log).not.toContain(token)
  // The beginning of a token's header or payload; "eyJ" alone may also be in a random id.
  expect(log).not.toMatch(/eyJhbGciOi|\.eyJ/)
})

test('a refusal is logged as a warning, and a line has the trace id of the request', async () => {
  const trace = '65011637f09e0a5179677a7429456db7'
  const headers = { 'x-cloud-trace-context': `${trace}/1027871334010811884;o=1` }
  const answer = await api('GET /orders', { headers })
  expect(await logLines(answer.headers.get('x-request-id'))).toMatchObject([
    {
      severity: 'WARNING',
      status: 401,
      'logging.googleapis.com/trace': `projects/demo-tech-house/traces/${trace}`,
    },
  ])
})

test('an unexpected error is logged once, with its stack and the request id of the response [API-21]', async () => {
  const id = randomBytes(32).toString('hex')
  await db.doc(`images/${id}`).set({ type: 'image/svg+xml' })
  const { status, body } = await api(`GET /images/${id}`)
  expect(status).toBe(500)
  const [error, line] = await logLines(body.requestId, 2)
  expect(error).toMatchObject({
    severity: 'ERROR',
    message: expect.stringMatching(/ at .+:\d+:\d+/),
  })
  expect(line).toMatchObject({ severity: 'ERROR', status: 500, route: '/images/:id' })
})

test.each([
  ['No user eve.o+x@mail.example.com here', 'No user <email> here'],
  ['GET /user/eve%40example.com', 'GET /user/<email>'],
  ['<jürgen@exämple.example> unknown', '<<email>> unknown'],
  ['PUT /user/j%C3%BCrgen%40ex%C3%A4mple.example', 'PUT /user/<email>'],
  ['Bad token eyJhbGciOi.eyJzdWIi.c2ln-_x!', 'Bad token <token>!'],
  ['at send (file:///lib/@scope/x.js:1:2)', 'at send (file:///lib/@scope/x.js:1:2)'],
])('the text "%s" is logged as "%s"', (text, logged) => {
  expect(withoutSecrets(text)).toBe(logged)
})

test('request content cannot forge a log line', async () => {
  const forged = '{"severity":"ERROR","message":"forged"}'
  const headers = {
    'idempotency-key': forged,
    'user-agent': forged,
    'x-cloud-trace-context': forged,
  }
  await api(`GET /product/${encodeURIComponent(`x\n${forged}`)}`, { headers })
  const { headers: last } = await api('GET /nowhere')
  await logLines(last.get('x-request-id'))
  expect(await readFile(process.env.API_LOG ?? '', 'utf8')).not.toContain('forged')
})

test('a response states its durations and its usage', async () => {
  const alice = await aCustomer()
  const { headers } = await api('GET /myorders', { by: alice })
  expect(headers.get('server-timing')).toMatch(
    /^total;dur=\d+, auth;dur=\d+, store;dur=\d+, db;desc="1r 0w"$/,
  )
  const refused = await api('GET /myorders')
  expect(refused.headers.get('server-timing')).toMatch(/^total;.*db;desc="0r 0w"$/)
})
