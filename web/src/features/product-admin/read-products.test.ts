import { expect, test } from 'vitest'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { aManagedProduct } from '#shared/testing/samples.ts'
import { readFoundProducts } from './read-products.ts'

const all = Array.from({ length: 1100 }, (_, n) => aManagedProduct({ _id: `p${n}` }))

test('a list of more than a page is read to its end, each product once, also if the last one of a page is deleted meanwhile [SCALE-2]', async () => {
  const first = all.slice(0, 500)
  let isDeleted = false
  const asked = fakeApi({
    'GET /api/products?view=admin&q=ssd': () => first,
    'GET /api/products?view=admin&q=ssd&after=p499': () => all.slice(500, 1000),
    'GET /api/products?view=admin&q=ssd&after=p999': () => {
      if (isDeleted) return all.slice(1000)
      isDeleted = true
      return first
    },
  })
  expect(await readFoundProducts({ q: 'ssd', sort: 'stock-asc' })).toEqual(all)
  expect(asked).toHaveLength(5)
})

test('of more products than the maximum no further page is read [SCALE-2]', async () => {
  fakeApi({
    'GET /api/products?view=admin': () => all.slice(0, 500),
    'GET /api/products?view=admin&after=p499': () => all.slice(500, 1000),
  })
  expect(await readFoundProducts({}, 700)).toHaveLength(1000)
})
