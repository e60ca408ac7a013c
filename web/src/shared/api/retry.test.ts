import { expect, test } from 'vitest'
import { CallError } from './call-error.ts'
import { retryDelay, shouldRetry } from './retry.ts'

const failure = (status: number) => new CallError(status, 'code', 'message')

test.each([400, 401, 403, 404, 409, 422, 429])(
  'a %i answer is never retried [DATA-1]',
  (status) => {
    expect(shouldRetry(0, failure(status))).toBe(false)
  },
)

test.each([0, 500, 503])('a failure with status %i is retried three times [DATA-1]', (status) => {
  const retries = [0, 1, 2, 3].map((failures) => shouldRetry(failures, failure(status)))
  expect(retries).toEqual([true, true, true, false])
})

test('the delay starts at 1 s, doubles and stops at 30 s [DATA-1]', () => {
  const delays = [0, 1, 2, 3, 4, 5, 6].map(retryDelay)
  expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})
