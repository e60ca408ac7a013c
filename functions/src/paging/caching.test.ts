import { expect, test } from 'vitest'
import { anOrder, aProduct, api } from '../testing/api.ts'
import { aCustomer, anAdmin } from '../testing/people.ts'

const url = (path: string) => `${process.env.API_URL}${path}`

test.each(['/products', '/reviews', '/products?limit=1'])(
  'shared caches may keep %s for some seconds, and a browser asks whether it has changed',
  async (path) => {
    const { headers } = await api(`GET ${path}`)
    expect(headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=3, stale-while-revalidate=3',
    )
    expect(headers.get('etag')).toMatch(/^"[\w-]{22}"$/)
    expect(headers.get('vary') ?? '').not.toMatch(/auth/i)
  },
)

test('a list that has not changed is answered with 304 and no body', async () => {
  const { headers } = await api('GET /reviews')
  const etag = headers.get('etag') ?? ''
  for (const match of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await fetch(url('/reviews'), { headers: { 'if-none-match': match } })
    expect([match, answer.status, await answer.text()]).toEqual([match, 304, ''])
    expect(answer.headers.get('etag')).toBe(etag)
    expect(answer.headers.get('cache-control')).toBe(headers.get('cache-control'))
  }
  const other = await fetch(url('/reviews'), { headers: { 'if-none-match': '"other"' } })
  expect(other.status).toBe(200)
})

test('an ETag changes with the list and with nothing else', async () => {
  await Promise.all([aProduct(), aProduct()])
  const etag = async (query = '') =>
    (await api(`GET /products${query}`, { by: await anAdmin() })).headers.get('etag')
  await api('GET /products?fresh=1')
  const before = await etag()
  expect((await api('GET /products')).headers.get('etag')).toBe(before)
  expect(await etag('?limit=1')).not.toBe(before)
  const { _id, ...body } = await aProduct()
  await api('POST /products', { by: await anAdmin(), body })
  expect(await etag()).not.toBe(before)
})

test('what this instance has changed itself stands in the list at once [API-2, API-7, API-18]', async () => {
  const [alice, admin, { _id, ...body }] = await Promise.all([aCustomer(), anAdmin(), aProduct()])
  const id = (await api('POST /products', { by: admin, body })).body.insertedId
  const listed = async () =>
    (await api('GET /products')).body.find((product: { _id: string }) => product._id === id)
  expect(await listed()).toMatchObject(body)
  const order = await anOrder(alice, { ...body, _id: id }, 3)
  expect((await listed()).available_quantity).toBe(17)
  await api(`DELETE /myorder/${order}`, { by: alice })
  expect((await listed()).available_quantity).toBe(20)
  await api(`DELETE /product/${id}`, { by: admin })
  expect(await listed()).toBeUndefined()
})

test('what others have changed stands in a fresh list at once, which no cache keeps', async () => {
  await api('GET /products')
  const product = await aProduct()
  const { headers, body } = await api('GET /products?fresh=1')
  expect(body).toContainEqual(product)
  expect(headers.get('cache-control')).toBe('private, no-store')
})

test('the products are read page by page along the Link header, each once [API-2]', async () => {
  const added = [await aProduct(), await aProduct(), await aProduct()].map(({ _id }) => _id)
  const whole = (await api('GET /products?view=admin', { by: await anAdmin() })).body
  const paged: unknown[] = []
  let query: string | undefined = '?limit=100'
  while (query !== undefined) {
    const { body, headers } = await api(`GET /products${query}`)
    paged.push(...body)
    query = headers.get('link')?.match(/^<(\?.+)>; rel="next"$/)?.[1]
  }
  expect(paged).toEqual(whole)
  expect(whole.slice(0, 3).map(({ _id }: { _id: string }) => _id)).toEqual(added.toReversed())
})

test('what is about one person, or of this moment, is kept by no cache', async () => {
  const [alice, admin, product] = await Promise.all([aCustomer(), anAdmin(), aProduct()])
  const calls = [
    ...['GET /myorders', 'GET /users', `PUT /user/${alice.email}`].map((call) => ({
      call,
      by: alice,
    })),
    ...['GET /orders', 'GET /users', 'GET /events', 'GET /products?view=admin'].map((call) => ({
      call,
      by: admin,
    })),
    { call: `GET /product/${product._id}`, by: undefined },
    { call: 'GET /orders', by: undefined },
    { call: 'GET /orders', by: alice },
    { call: 'GET /product/nothing-there', by: undefined },
  ]
  for (const { call, by } of calls) {
    const { headers } = await api(call, { by })
    expect([call, headers.get('cache-control')]).toEqual([call, 'private, no-store'])
  }
})
