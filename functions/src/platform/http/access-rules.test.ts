import { expect, test } from 'vitest'
import { callerOf, tester } from '../../../test/support/people.ts'
import { served } from '../../../test/support/served.ts'
import { listMyOrders } from '../../contract/orders/order.ts'
import type { Caller } from './caller.ts'
import { type Route, route } from './route.ts'

const admin = { isAdmin: async () => true, claimedRole: 'admin' }

const serveFor = (endpoint: typeof listMyOrders, caller: Partial<Caller> | undefined) => {
  const person = { ...tester, name: 'Tester', token: 'token' }
  const routes: Route[] = [route(endpoint, async () => ({ rows: [], next: undefined }))]
  const authenticate = async () => caller && callerOf(person, caller)
  return served({ routes, guards: { authenticate } })
}

test.each([
  ['a visitor', undefined],
  ['a customer', {}],
  ['an admin', admin],
])('an endpoint with an access that has no rule refuses %s [API-21]', async (_, caller) => {
  // @ts-expect-error an access that the table does not know
  const endpoint: typeof listMyOrders = { ...listMyOrders, access: 'partner' }
  const answer = await fetch(`${await serveFor(endpoint, caller)}/myorders`)
  expect(answer.status).toBe(403)
  expect(await answer.json()).toMatchObject({ code: 'forbidden' })
})

test.each(['admin', 'partner'])(
  'a read with the role %s in its token is refused when the account is disabled [API-2]',
  async (claimedRole) => {
    const caller = { claimedRole, isActive: async () => false }
    expect((await fetch(`${await serveFor(listMyOrders, caller)}/myorders`)).status).toBe(401)
  },
)
