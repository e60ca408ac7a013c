import { expect, test } from 'vitest'
import { fakeApi, refuse } from '#shared/testing/fake-api.ts'
import { quietQueryClient } from '#shared/testing/query-client.tsx'
import { orderedProduct } from './order-queries.ts'

const read = () => quietQueryClient().fetchQuery(orderedProduct('ssd'))

test('a deleted product is named by its id, and a refusal to read it is an error [STAFF-5]', async () => {
  const path = 'GET /api/product/ssd?view=admin'
  fakeApi({ [path]: () => refuse(404, 'not-found', 'There is no such product') })
  expect(await read()).toEqual({ _id: 'ssd', product: 'ssd', price: 0, stock: 0 })
  fakeApi({ [path]: () => refuse(403, 'forbidden', 'Your account may not do this') })
  await expect(read()).rejects.toThrow('Your account may not do this')
})
