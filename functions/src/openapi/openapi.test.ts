import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { api } from '../../test/support/api.ts'
import { callOf, endpoints } from '../../test/support/contract.ts'
import { NewProduct } from '../contract/catalog/product.ts'

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

test('the example of a product fits its schema [API-22]', async () => {
  const { schemas } = (await api('GET /openapi.json')).body.components
  expect(NewProduct.safeParse(schemas.NewProduct.examples[0]).success).toBe(true)
})
