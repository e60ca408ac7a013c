import { beforeAll, expect, test } from 'vitest'
import type { Endpoint } from './contract/endpoint.ts'
import * as events from './contract/event.ts'
import * as images from './contract/image.ts'
import * as newsletter from './contract/newsletter.ts'
import * as openapi from './contract/openapi.ts'
import * as orders from './contract/order.ts'
import * as products from './contract/product.ts'
import * as reviews from './contract/review.ts'
import * as users from './contract/user.ts'
import { api } from './testing/api.ts'
import { aCustomer, anAdmin, type Person } from './testing/people.ts'

const endpoints = [events, images, newsletter, openapi, orders, products, reviews, users]
  .flatMap((module): unknown[] => Object.values(module))
  .filter(isEndpoint)

const people: { customer?: Person; admin?: Person } = {}
beforeAll(async () => {
  people.customer = await aCustomer()
  people.admin = await anAdmin()
})

const refused: Record<Endpoint['access'], { visitor: boolean; customer: boolean; admin: boolean }> =
  {
    public: { visitor: false, customer: false, admin: false },
    'signed-in': { visitor: true, customer: false, admin: false },
    admin: { visitor: true, customer: true, admin: false },
  }

const cases = endpoints.flatMap((endpoint) =>
  (['visitor', 'customer', 'admin'] as const).map((who) => ({
    who,
    call: `${endpoint.method.toUpperCase()} ${endpoint.path}`,
    isRefused: refused[endpoint.access][who],
  })),
)

test('the matrix walks the whole contract', () => {
  expect(endpoints.length).toBeGreaterThanOrEqual(17)
})

test.each(cases)('$call refuses a $who: $isRefused [API-21]', async ({ who, call, isRefused }) => {
  const by = who === 'visitor' ? undefined : people[who]
  const path = call.replace(':email', by?.email ?? 'x@example.com').replace(':id', 'nothing-there')
  const { status } = await api(path, { by })
  expect([401, 403].includes(status)).toBe(isRefused)
  expect(status).toBeLessThan(500)
})

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'access' in value
}
