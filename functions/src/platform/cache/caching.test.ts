import { expect, test } from 'vitest'
import { anOrder, aProduct, api } from '../../../test/support/api.ts'
import { aCustomer, anAdmin } from '../../../test/support/people.ts'
import { publicList } from '../../contract/cache-policy.ts'

const url = (path: string) => `${process.env.API_URL}${path}`

test.each(['/products', '/reviews', '/products?limit=1', '/search?q=drive'])(
  'shared caches may keep %s as long as the contract says, and browsers always revalidate',
  async (path) => {
    const { cdnSeconds, staleSeconds } = publicList
    const { headers } = await api(`GET ${path}`)
    expect(headers.get('cache-control')).toBe(
      `public, max-age=0, s-maxage=${cdnSeconds}, stale-while-revalidate=${staleSeconds}`,
    )
    expect(headers.get('etag')).toMatch(/^"[\w-]{22}"$/)
    expect(headers.get('vary') ?? '').not.toMatch(/auth/i)
  },
)

/** Like a browser that revalidates; alone, Node's fetch adds `no-cache`. */
const revalidate = (path: string, etag: string) =>
  fetch(url(path), { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } })

test('a page that has not changed is answered with 304 and no body', async () => {
  // No row is older, so the other tests of this shop cannot change this page.
  const oldest = '/reviews?cursor=1.0.x'
  const { headers } = await api(`GET ${oldest}`)
  const etag = headers.get('etag') ?? ''
  for (const match of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await revalidate(oldest, match)
    expect([match, answer.status, await answer.text()]).toEqual([match, 304, ''])
    expect(answer.headers.get('etag')).toBe(etag)
    expect(answer.headers.get('cache-control')).toBe(headers.get('cache-control'))
  }
  const other = await revalidate(oldest, '"other"')
  expect(other.status).toBe(200)
})

test('a change by this instance is in the list at once [API-2, API-7, API-18]', async () => {
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

test('a change by another instance is in a fresh list at once, and no cache stores that list', async () => {
  await api('GET /products')
  const product = await aProduct()
  const { headers, body } = await api('GET /products?fresh=1')
  expect(body).toContainEqual(product)
  expect(headers.get('cache-control')).toBe('private, no-store')
})

test('the Link header leads through all pages of the products, each product once [API-2]', async () => {
  const added = [await aProduct(), await aProduct(), await aProduct()].map(({ _id }) => _id)
  const ids: string[] = []
  let query: string | undefined = '?limit=2&fresh=1'
  while (query !== undefined) {
    const { body, headers } = await api(`GET /products${query}`)
    ids.push(...body.map(({ _id }: { _id: string }) => _id))
    query = headers
      .get('link')
      ?.match(/^<(\?.+)>; rel="next"$/)?.[1]
      ?.replace('limit=2', 'limit=100')
  }
  expect(ids.filter((id) => added.includes(id))).toEqual(added.toReversed())
  expect(new Set(ids).size).toBe(ids.length)
})

test('personal and fresh responses are stored by no cache', async () => {
  const [alice, admin, product] = await Promise.all([aCustomer(), anAdmin(), aProduct()])
  for (const [call, by] of [
    ['GET /myorders', alice],
    [`PUT /user/${alice.email}`, alice],
    ['GET /users', admin],
    ['GET /events', admin],
    ['GET /products?view=admin', admin],
    [`GET /product/${product._id}`, undefined],
    ['GET /product/nothing-there', undefined],
    ['GET /orders', undefined],
    ['GET /orders', alice],
  ] as const) {
    const { headers } = await api(call, { by })
    expect([call, headers.get('cache-control')]).toEqual([call, 'private, no-store'])
  }
})
