import { afterEach, expect, test } from 'vitest'
import { requestMs } from './parameters.ts'

afterEach(() => {
  delete process.env.MAX_REQUEST_SECONDS
})

test.each([
  ['unset', undefined, 25_000],
  ['5', '5', 5000],
  ['below nothing', '-5', 25_000],
  ['above what Cloud Run and the browsers wait for', '40', 25_000],
])('a request ends in time with MAX_REQUEST_SECONDS %s', (_, seconds, ms) => {
  if (seconds) process.env.MAX_REQUEST_SECONDS = seconds
  expect(requestMs()).toBe(ms)
})
