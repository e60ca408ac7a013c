import { cancelOrder, listMyOrders } from '@tech-house/api/contract/order'
import { listProducts } from '@tech-house/api/contract/product'
import { listReviews } from '@tech-house/api/contract/review'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeApi, refuse } from '../testing/fake-api.ts'
import { anOrder, aProduct } from '../testing/samples.ts'
import { call } from './call.ts'
import { CallError } from './call-error.ts'
import { callPage } from './call-page.ts'
import { freshness } from './own-changes.ts'

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a call sends the stored token in the header that the contract names [API-1]', async () => {
  localStorage.setItem('accessToken', 'my-token')
  const asked = fakeApi({ 'GET /api/products': () => Response.json([aProduct()]) })
  await expect(call(listProducts)).resolves.toEqual([aProduct()])
  expect(asked[0]?.headers.get('authoraization')).toBe('bearer my-token')
})

test('a call that wants to stay anonymous sends no token', async () => {
  localStorage.setItem('accessToken', 'my-token')
  const asked = fakeApi({ 'GET /api/reviews': () => Response.json([]) })
  await call(listReviews, { token: null })
  expect(asked[0]?.headers.has('authoraization')).toBe(false)
})

test('a refusal carries the status, the code and the words of the API [API-21]', async () => {
  fakeApi({ 'DELETE /api/myorder/o1': () => refuse(409, 'delivered', 'It was delivered') })
  const refusal = call(cancelOrder, { params: { id: 'o1' } })
  await expect(refusal).rejects.toMatchObject({
    status: 409,
    code: 'delivered',
    message: 'It was delivered',
  })
})

test('for ten seconds after an own change a public list is asked for past every cache', async () => {
  vi.useFakeTimers({ now: 1_000_000 })
  expect(freshness()).toEqual({})
  fakeApi({ 'DELETE /api/myorder/o1': () => Response.json({ deletedCount: 1 }) })
  await call(cancelOrder, { params: { id: 'o1' } })
  vi.setSystemTime(1_009_999)
  expect(freshness()).toEqual({ fresh: '1009999' })
  vi.setSystemTime(1_010_000)
  expect(freshness()).toEqual({})
})

test('a change whose answer was lost counts as one too', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(call(cancelOrder, { params: { id: 'o1' } })).rejects.toThrow('cannot reach')
  expect(freshness()).toHaveProperty('fresh')
})

test('a refusal without words gets some', async () => {
  fakeApi({ 'GET /api/products': () => refuse(500, 'internal', '') })
  await expect(call(listProducts)).rejects.toThrow('The shop could not do that. Please try again.')
})

test('without a network the error says so in plain words', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(call(listProducts)).rejects.toThrow('We cannot reach the shop')
})

test.each([
  ['breaks off', new TypeError('network error'), 'We cannot reach the shop'],
  ['does not end in time', new DOMException('late', 'TimeoutError'), 'The shop takes too long'],
])('an answer that begins and %s is an error in plain words', async (_what, cause, words) => {
  const body = () => new ReadableStream({ start: (stream) => stream.error(cause) })
  fakeApi({ 'GET /api/products': () => new Response(body()) })
  const failed = await call(listProducts).catch((error) => error)
  expect(failed).toBeInstanceOf(CallError)
  expect(failed.message).toContain(words)
})

test.each([
  ['a page of HTML', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['JSON of another shape', () => Response.json([{ name: 'SSD' }])],
])('%s instead of an answer is an error in plain words', async (_what, answer) => {
  fakeApi({ 'GET /api/products': answer })
  const failed = await call(listProducts).catch((error) => error)
  expect(failed).toBeInstanceOf(CallError)
  expect(failed).toMatchObject({ code: 'unreadable' })
})

test('an aborted call ends with what aborted it', async () => {
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) =>
    Promise.reject(signal?.reason ?? new Error('no signal')),
  )
  const aborter = new AbortController()
  aborter.abort(new Error('left the page'))
  await expect(call(listProducts, { signal: aborter.signal })).rejects.toThrow('left the page')
})

test('a page of a list tells where the next one starts', async () => {
  const link = '<?email=bea%40example.com&cursor=12.3.order1>; rel="next"'
  fakeApi({
    'GET /api/myorders?email=bea%40example.com': () =>
      Response.json([anOrder()], { headers: { link } }),
  })
  const page = await callPage(listMyOrders, { query: { email: 'bea@example.com' } })
  expect(page).toEqual({ rows: [anOrder()], next: '12.3.order1' })
})
