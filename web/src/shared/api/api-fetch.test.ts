import { expect, test, vi } from 'vitest'
import { fakeApi, refuse } from '../testing/fake-api.ts'
import { anOrder, aProduct } from '../testing/samples.ts'
import { cacheBypass } from '../writes/recent-writes.ts'
import { apiFetch, fetchPage } from './api-fetch.ts'
import { CallError } from './call-error.ts'
import { fetchOnce } from './fetch-once.ts'

const readOne = (signal?: AbortSignal) =>
  apiFetch('GET /product/:id', { params: { id: 'ssd' }, signal })
const cancel = () => fetchOnce('DELETE /myorder/:id', { params: { id: 'o1' } })

test('public calls send no token', async () => {
  localStorage.setItem('accessToken', 'my-token')
  const asked = fakeApi({ 'GET /api/reviews': [], 'GET /api/product/ssd': aProduct() })
  await fetchPage('GET /reviews')
  await readOne()
  expect(asked.map(({ headers }) => headers.has('authoraization'))).toEqual([false, false])
})

test('a refusal carries the status, code and message of the API [API-21]', async () => {
  fakeApi({ 'DELETE /api/myorder/o1': () => refuse(409, 'delivered', 'It was delivered') })
  const refusal = { status: 409, code: 'delivered', message: 'It was delivered' }
  await expect(cancel()).rejects.toMatchObject(refusal)
})

test('for ten seconds after a write by this client, also one whose response was lost, a public list bypasses every cache', async () => {
  vi.useFakeTimers({ now: 1_000_000 })
  expect(cacheBypass()).toEqual({})
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(cancel()).rejects.toThrow('cannot reach')
  vi.setSystemTime(1_009_999)
  expect(cacheBypass()).toEqual({ fresh: '1009999' })
  vi.setSystemTime(1_010_000)
  expect(cacheBypass()).toEqual({})
})

test('a refusal without a message gets a default one', async () => {
  fakeApi({ 'GET /api/product/ssd': () => refuse(500, 'internal', '') })
  await expect(readOne()).rejects.toThrow('The shop could not do that. Please try again.')
})

test.each([
  ['breaks off', new TypeError('network error'), 'We cannot reach the shop'],
  ['does not end in time', new DOMException('late', 'TimeoutError'), 'The shop takes too long'],
])('a response that starts and %s is an error with a readable message', async (_, cause, words) => {
  const body = () => new ReadableStream({ start: (stream) => stream.error(cause) })
  fakeApi({ 'GET /api/product/ssd': () => new Response(body()) })
  const failed = await readOne().catch((error) => error)
  expect(failed).toBeInstanceOf(CallError)
  expect(failed.message).toContain(words)
})

test.each([
  ['a page of HTML', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['JSON that is no object', () => Response.json('SSD')],
  ['an empty object', {}],
  ['a product whose price is a text', { ...aProduct(), price: '80.50' }],
])('%s instead of a response is an error with a readable message', async (_, answer) => {
  fakeApi({ 'GET /api/product/ssd': answer })
  const failed = await readOne().catch((error) => error)
  expect(failed).toBeInstanceOf(CallError)
  expect(failed).toMatchObject({ code: 'unreadable' })
})

test.each([[null], [{}], [aProduct(), {}]])(
  'a list with %j, which no page could show, is an error with a readable message',
  async (...rows) => {
    fakeApi({ 'GET /api/products': rows })
    await expect(fetchPage('GET /products')).rejects.toMatchObject({ code: 'unreadable' })
  },
)

test('an aborted call rejects with the reason of the abort', async () => {
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) =>
    Promise.reject(signal?.reason ?? new Error('no signal')),
  )
  const aborter = new AbortController()
  aborter.abort(new Error('left the page'))
  await expect(readOne(aborter.signal)).rejects.toThrow('left the page')
})

test('a page of a list contains the cursor of the next one', async () => {
  const link = '<?email=bea%40example.com&cursor=12.3.order1>; rel="next"'
  fakeApi({
    'GET /api/myorders?email=bea%40example.com': () =>
      Response.json([anOrder()], { headers: { link } }),
  })
  const page = await fetchPage('GET /myorders', { query: { email: 'bea@example.com' } })
  expect(page).toEqual({ rows: [anOrder()], next: '12.3.order1' })
})
