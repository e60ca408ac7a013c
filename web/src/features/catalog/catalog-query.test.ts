import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { aProduct } from '#shared/testing/samples.ts'
import { catalog } from './catalog-query.ts'

test('the public product list sends the stored token in the contract’s header [API-1]', async () => {
  localStorage.setItem('accessToken', 'my-token')
  const asked = fakeApi({ 'GET /api/products?limit=96': [aProduct()] })
  const { pages } = await new QueryClient().fetchInfiniteQuery(catalog)
  expect(pages).toEqual([{ rows: [aProduct()], next: undefined }])
  expect(asked[0]?.headers.get('authoraization')).toBe('bearer my-token')
})
