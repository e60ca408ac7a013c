import { beforeAll, expect, test } from 'vitest'
import { roleNames } from '../src/contract/accounts/role.ts'
import { fetchPatiently } from './support/api.ts'
import { callOf, endpoints } from './support/contract.ts'
import {
  callers,
  pathFor,
  recordOf,
  refusalsOf,
  type ValidRequest,
} from './support/endpoint-records.ts'
import { aCustomer, anAdmin, aPersonOf, auth, db, type Person } from './support/people.ts'
import { forged } from './support/tokens.ts'

/**
 * The token of each caller, and of an account with each role. `customer` owns the order and the
 * account. The Auth emulator issues unsigned tokens (`alg: none`) and accepts any unsigned token of
 * an existing account: `forger` is a customer whose token claims the admin role. The emulator also
 * looks up every account, so a disabled customer is refused at once; production does that for
 * admins and writes only.
 */
let tokens: Record<string, string | undefined>
let customer: Person

beforeAll(async () => {
  const [alice, other, disabled, admin, demoted, dismissed] = await Promise.all([
    aCustomer(),
    aCustomer(),
    aCustomer(),
    anAdmin(),
    anAdmin(),
    anAdmin(),
  ])
  await auth.updateUser(disabled.uid, { disabled: true })
  await auth.updateUser(dismissed.uid, { disabled: true })
  await db.doc(`users/${demoted.uid}`).update({ role: 'customer' })
  customer = alice
  const ofRoles = roleNames.map(async (role) => [role, (await aPersonOf(role)).token] as const)
  tokens = {
    ...Object.fromEntries(await Promise.all(ofRoles)),
    visitor: undefined,
    garbage: 'garbage',
    expired: forged(admin, { exp: Math.floor(Date.now() / 1000) - 60 }),
    foreign: forged(admin, { aud: 'other', iss: 'https://securetoken.google.com/other' }),
    nobody: forged(admin, { sub: 'nobody', user_id: 'nobody' }),
    disabled: disabled.token,
    customer: alice.token,
    other: other.token,
    forger: forged(alice, { role: 'admin' }),
    demoted: demoted.token,
    dismissed: dismissed.token,
  }
})

test.each(endpoints.map((endpoint) => [callOf(endpoint), endpoint] as const))(
  '%s answers each kind of caller with the expected status [API-1, API-2, API-21, DAY-5]',
  async (call, { audience }) => {
    const { access } = recordOf(call)
    const expected = callers.map((caller) => {
      const status = access?.[caller] ?? refusalsOf(audience)[caller] ?? 200
      return [caller, status] as const
    })
    // A refused request changes nothing, so that those who are refused send the same.
    const refused = await requestOf(call)
    const answers = await Promise.all(
      expected.map(async ([caller, status]) => {
        const request = status === 200 ? await requestOf(call) : refused
        return [caller, await send(call, request, tokens[caller])] as const
      }),
    )
    expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(expected))
  },
)

const requestOf = async (call: string): Promise<ValidRequest> => ({
  id: 'nothing-there',
  ...(await recordOf(call).request?.(customer)),
})

async function send(call: string, request: ValidRequest, token?: string): Promise<number> {
  const [method = '', path = ''] = call.split(' ')
  const { query = '', headers, body } = request
  const target = pathFor(path, request)
  const response = await fetchPatiently(target + query, {
    method,
    headers: {
      ...(token && { authoraization: `bearer ${token}` }),
      ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  })
  await response.arrayBuffer()
  return response.status
}
