import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Answer } from '../../../../test/support/answer.ts'
import { aProduct, api } from '../../../../test/support/api.ts'
import { aCustomer } from '../../../../test/support/people.ts'
import { Problem } from '../../../contract/problem.ts'

test('both spellings of the header identify the caller, and an empty one does not hide the other [API-1]', async () => {
  const { token } = await aCustomer()
  const accepted: Record<string, string>[] = [
    { authoraization: `bearer ${token}` },
    { authoraization: `Bearer ${token}` },
    { authorization: `Bearer ${token}` },
    { authoraization: 'bearer null', authorization: `Bearer ${token}` },
  ]
  for (const headers of accepted) {
    expect((await api('GET /myorders', { headers })).status).toBe(200)
  }
})

test.each([
  ['no token', {}],
  ['garbage', { authoraization: 'bearer garbage' }],
])('%s gets 401 [API-1, API-21]', async (_, headers) => {
  const answer = await api('GET /myorders', { headers })
  expect(answer.status).toBe(401)
  expect(answer.headers.get('www-authenticate')).toBe('Bearer')
  expectProblem(answer)
})

test.each([
  ['broken JSON', '{"quantity":', {}, 400, 'broken-json'],
  ['half a letter', '{"product":"\\ud800","quantity":1}', {}, 400, 'broken-json'],
  ['no body', undefined, {}, 400, 'invalid-body'],
  ['a text', 'quantity=1', { 'content-type': 'text/plain' }, 415, 'unsupported-media-type'],
  ['a huge body', JSON.stringify('x'.repeat(70_000)), {}, 413, 'too-large'],
  ['a compressed body', '{}', { 'content-encoding': 'gzip' }, 415, 'unsupported-media-type'],
  ['a long key', '{}', { 'idempotency-key': 'x'.repeat(201) }, 400, 'invalid-body'],
])(
  '%s gets a problem document, not an HTML page [API-21]',
  async (_, body, headers, status, code) => {
    const alice = await aCustomer()
    const answer = await api('POST /orders', { by: alice, body, headers })
    expect(answer).toMatchObject({ status, body: { code } })
    expectProblem(answer)
  },
)

test('an endless body is refused at the limit, not kept in memory [API-21]', async () => {
  const options = { method: 'POST', headers: { 'content-type': 'application/json' } }
  const sending = request(`${process.env.API_URL}/newsletter`, options)
  sending.write('x'.repeat(70_000))
  const [response] = await once(sending, 'response')
  sending.destroy()
  expect(response.statusCode).toBe(413)
})

test('a body beyond its limit does not block the next request on the connection [API-21]', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const send = async (method: string, path: string, body?: string) => {
    const headers = { 'content-type': 'application/json' }
    const signal = AbortSignal.timeout(10_000)
    const options = { method, headers, agent, signal }
    const sending = request(`${process.env.API_URL}${path}`, options).end(body)
    const [response] = await once(sending, 'response')
    await once(response.resume(), 'end')
    return response.statusCode
  }
  expect(await send('POST', '/newsletter', 'x'.repeat(600_000))).toBe(413)
  expect(await send('GET', '/products?limit=1')).toBe(200)
  agent.destroy()
})

test('a refused body that takes a second to arrive gets its response, and the connection serves the next request [API-21]', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const options = { method: 'POST', agent, headers: { 'content-length': 600_000 } }
  const sending = request(`${process.env.API_URL}/images`, options)
  const answered = once(sending, 'response')
  for (let part = 0; part < 6; part += 1) {
    sending.write(new Uint8Array(100_000))
    await setTimeout(150)
  }
  sending.end()
  const [response] = await answered
  expect([response.statusCode, response.headers.connection]).toEqual([401, 'keep-alive'])
  agent.destroy()
})

test('a refused body lists its invalid fields [API-21]', async () => {
  const [alice, product] = await Promise.all([aCustomer(), aProduct()])
  const body = { productId: product._id, quantity: 'abc', paid: true }
  const answer = await api('POST /orders', { by: alice, body })
  expect(answer.body.fields.map(({ path }: { path: string }) => path)).toEqual(['quantity', 'paid'])
})

test('an unknown path gets 404, an unknown method 405 [API-21]', async () => {
  const unknown = await api('GET /nowhere')
  expect(unknown.status).toBe(404)
  expectProblem(unknown)
  const wrong = await api('POST /product/x')
  expect(wrong.status).toBe(405)
  expect(wrong.headers.get('allow')).toBe('GET, PUT, DELETE')
  expectProblem(wrong)
})

test('the API also answers under /api, the path that Hosting forwards', async () => {
  expect((await api('GET /api/products')).status).toBe(200)
})

function expectProblem(answer: Answer): void {
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  const problem = Problem.parse(answer.body)
  expect(problem.status).toBe(answer.status)
  expect(problem.requestId).toBe(answer.headers.get('x-request-id'))
  expect(JSON.stringify(problem)).not.toMatch(/node_modules|at .+:\d+:\d+/)
}

test('an upload that is refused before it is read gets its response and no connection reset [API-20, API-21]', async () => {
  const upload = () => {
    const form = new FormData()
    form.set('image', new File([new Uint8Array(600_000)], 'large.png', { type: 'image/png' }))
    return fetch(`${process.env.API_URL}/images`, {
      method: 'POST',
      body: form,
      headers: { connection: 'close' },
    })
  }
  const answers = await Promise.all(Array.from({ length: 8 }, upload))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(401))
})
