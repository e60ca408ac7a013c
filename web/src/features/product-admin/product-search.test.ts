import { expect, test } from 'vitest'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { aManagedProduct } from '#shared/testing/samples.ts'
import { readFoundProducts } from './product-search.ts'

const all = Array.from({ length: 1100 }, (_, n) => aManagedProduct({ _id: `p${n}` }))

/** A shop whose list has lost its first `deleted` products by the time of the second page. */
const readWhile = (deleted: () => number) => {
  const page = (offset: number) => () => all.slice(offset && offset + deleted()).slice(0, 500)
  return fakeApi({
    'GET /api/products?view=admin&q=ssd': page(0),
    'GET /api/products?view=admin&q=ssd&offset=499': page(499),
    'GET /api/products?view=admin&q=ssd&offset=998': page(998),
  })
}

test('a list of more than a page is read to its end, each product once [SCALE-2]', async () => {
  readWhile(() => 0)
  expect(await readFoundProducts({ q: 'ssd' })).toEqual(all)
})

test('a list that moves between two pages is read again, and a list that goes on moving is refused [SCALE-2]', async () => {
  let reads = 0
  const asked = readWhile(() => (reads++ === 0 ? 1 : 0))
  expect(await readFoundProducts({ q: 'ssd' })).toEqual(all)
  expect(asked).toHaveLength(2 + 3)
  readWhile(() => 1)
  await expect(readFoundProducts({ q: 'ssd' })).rejects.toThrow('The products change while')
})
