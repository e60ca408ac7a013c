import { expect, test } from 'vitest'
import { callerOf, tester } from '../../../../test/support/people.ts'
import { served } from '../../../../test/support/served.ts'
import { listMyOrders } from '../../../contract/orders/order.ts'
import { type Route, route } from '../route.ts'
import type { Caller } from './caller.ts'

const admin = { may: async (access: unknown) => access === 'admin', claimedRole: 'admin' }

const serveFor = (endpoint: typeof listMyOrders, caller: Partial<Caller> | undefined) => {
  const person = { ...tester, name: 'Tester', token: 'token' }
  const routes: Route[] = [route(endpoint, async () => ({ rows: [], next: undefined }))]
  const authenticate = async () => caller && callerOf(person, caller)
  return served({ routes, guards: { authenticate } })
}

test.each([
  ['a visitor', undefined, 401],
  ['a customer', {}, 403],
  ['an admin', admin, 403],
])('an endpoint for an audience of no role refuses %s [API-21]', async (_, caller, status) => {
  // @ts-expect-error an audience of no role
  const endpoint: typeof listMyOrders = { ...listMyOrders, audience: 'partner' }
  const answer = await fetch(`${await serveFor(endpoint, caller)}/myorders`)
  expect(answer.status).toBe(status)
})

test.each(['admin', 'partner'])(
  'a read with the role %s in its token is refused when the account is disabled [API-2]',
  async (claimedRole) => {
    const caller = { claimedRole, isActive: async () => false }
    expect((await fetch(`${await serveFor(listMyOrders, caller)}/myorders`)).status).toBe(401)
  },
)
