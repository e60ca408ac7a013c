import { expect, test } from 'vitest'
import { served } from '../../../../test/support/served.ts'
import { readHealth } from '../../../contract/health.ts'
import { route } from '../route.ts'

let thrown: unknown
const url = await served({
  routes: [
    route(readHealth, async () => {
      throw thrown
    }),
  ],
})

test.each([
  ['CANCELLED', 1, 503],
  ['UNKNOWN', 2, 503],
  ['INVALID_ARGUMENT', 3, 500],
  ['DEADLINE_EXCEEDED', 4, 503],
  ['NOT_FOUND', 5, 500],
  ['RESOURCE_EXHAUSTED', 8, 503],
  ['FAILED_PRECONDITION', 9, 500],
  ['ABORTED', 10, 503],
  ['INTERNAL', 13, 503],
  ['UNAVAILABLE', 14, 503],
])('%s (%i) of Firestore is answered with %i [API-21]', async (_, code, status) => {
  thrown = Object.assign(new Error('lost'), { code })
  const response = await fetch(`${url}/health`)
  expect(response.status).toBe(status)
  expect(response.headers.get('retry-after')).toBe(status === 503 ? '2' : null)
})

test('a response in parts that fails midway is broken off, so that nobody takes it for the whole [API-21]', async () => {
  async function* parts() {
    yield '{"events":['
    throw new Error('lost')
  }
  const inParts = { ...readHealth, responseKind: 'stream' } as const
  const url = await served({ routes: [route(inParts, async () => parts())] })
  await expect(fetch(`${url}/health`).then((response) => response.text())).rejects.toThrow()
})
