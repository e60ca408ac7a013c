import { randomUUID } from 'node:crypto'
import { parse } from 'node:querystring'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { isGranted } from '../../src/contract/accounts/role.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { Problem } from '../../src/contract/problem.ts'
import { badRequest } from '../support/bad-requests.ts'
import { callOf, endpoints } from '../support/contract.ts'
import { endpointRecords, type ValidRequest } from '../support/endpoint-records.ts'
import { aCustomer, anAdmin, db, type Person } from '../support/people.ts'
import { type RawRequest, sendRaw } from '../support/raw-http.ts'
import { runs } from '../support/runs.ts'

let customer: Person
let admin: Person
const valid = new Map<string, ValidRequest>()
const reader = `fuzz-${randomUUID()}@example.com`

beforeAll(async () => {
  ;[customer, admin] = await Promise.all([aCustomer(), anAdmin()])
  await Promise.all(
    Object.entries(endpointRecords).map(async ([call, { request }]) =>
      valid.set(call, (await request?.(customer)) ?? {}),
    ),
  )
  valid.set('POST /newsletter', { body: { email: reader } })
})

test.concurrent.each(endpoints.map((endpoint) => [callOf(endpoint), endpoint] as const))(
  '%s refuses bad requests with a message, in time and without a write [API-21]',
  async (call, endpoint) => {
    const before = await traces()
    const bad = badRequest(endpoint, {
      by: isGranted('admin', endpoint.audience) ? admin : customer,
      ...valid.get(call),
    })
    await fc.assert(
      fc.asyncProperty(bad, async (request) => {
        const { status, headers, text } = await sendPatiently(request)
        // The read of a valid query can be too slow for the timeout on a busy machine.
        if (status === 503 && isValidQuery(endpoint, request.target)) return
        expect(status).toBeLessThan(500)
        if (endpoint.method === 'get' && endpoint.query && status === 200) return
        expect(status).toBeGreaterThanOrEqual(400)
        expect(headers['content-type']).toContain('application/problem+json')
        expect(Problem.parse(JSON.parse(text)).status).toBe(status)
        expect(text).not.toMatch(/node_modules|at .+:\d+:\d+/)
      }),
      { numRuns: runs.badRequests, includeErrorInReport: true },
    )
    expect(await traces()).toEqual(before)
  },
)

/** Sends a read again that a busy machine has answered with 503, before it could look at the request. */
async function sendPatiently(request: RawRequest) {
  let answer = await sendRaw(request)
  for (let tries = 1; answer.status === 503 && request.method === 'GET' && tries < 5; tries++) {
    answer = await sendRaw(request)
  }
  return answer
}

/** As Express reads it. */
const isValidQuery = ({ query }: Endpoint, target: string) =>
  query?.safeParse({ ...parse(target.split('?')[1] ?? '') }).success === true

/** All stored documents of the two callers, and the time of their last write. */
async function traces(): Promise<string[]> {
  const uids = [customer.uid, admin.uid]
  const queries = [
    db.collection('events').where('actor.uid', 'in', uids),
    ...['orders', 'reviews', 'images', 'stockAlerts'].map((name) =>
      db.collection(name).where('uid', 'in', uids),
    ),
    db.collection('mail').where('to', 'in', [customer.email, admin.email]),
    db.collection('newsletter').where('email', '>=', 'fuzz-').where('email', '<', 'fuzz.'),
  ]
  const found = await Promise.all(queries.map((query) => query.get()))
  const users = await db.getAll(...uids.map((uid) => db.doc(`users/${uid}`)))
  return [...found.flatMap(({ docs }) => docs), ...users].map(
    (doc) => `${doc.ref.path} ${doc.updateTime?.valueOf()}`,
  )
}
