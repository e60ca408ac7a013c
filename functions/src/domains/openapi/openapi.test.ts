import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import catalog from '../../../../emulator-data/products.json' with { type: 'json' }
import { api } from '../../../test/support/api.ts'
import { callOf, endpoints } from '../../../test/support/contract.ts'
import { Product } from '../../contract/catalog/product.ts'
import { Order } from '../../contract/orders/order.ts'

test('the API describes every endpoint in valid OpenAPI 3.1 [API-22]', async () => {
  const { status, body } = await api('GET /openapi.json')
  expect(status).toBe(200)
  expect(body.openapi).toBe('3.1.0')
  expect(await new Validator().validate(body)).toEqual({ valid: true })
  const calls = new Set(endpoints.map((endpoint) => callOf(endpoint).split('?')[0]))
  const described = Object.values<object>(body.paths).flatMap(Object.keys)
  expect(described).toHaveLength(calls.size)
  expect(body.paths['/orders'].post.security).toHaveLength(2)
  expect(body.paths['/products'].get.security).toBeUndefined()
})

test('caches store the description for an hour, then ask whether it has changed [API-22]', async () => {
  const { headers } = await api('GET /openapi.json')
  expect(headers.get('cache-control')).toBe('public, max-age=3600, must-revalidate')
  const etag = headers.get('etag') ?? ''
  const revalidation = { 'if-none-match': etag, 'cache-control': 'max-age=0' }
  const again = await fetch(`${process.env.API_URL}/openapi.json`, { headers: revalidation })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('the examples are stored data and fit their schemas [API-22]', async () => {
  const { schemas } = (await api('GET /openapi.json')).body.components
  expect(Order.safeParse(schemas.Order.examples[0]).success).toBe(true)
  expect(Product.safeParse(schemas.Product.examples[0]).success).toBe(true)
  expect(catalog).toContainEqual(schemas.NewProduct.examples[0])
})
