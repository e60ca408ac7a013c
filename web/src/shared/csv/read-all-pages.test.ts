import { afterEach, expect, test, vi } from 'vitest'
import { CallError } from '../api/call-error.ts'
import { readAllPages } from './read-all-pages.ts'

afterEach(() => void vi.useRealTimers())

test('a list with more rows than the API lets an account read in a minute is exported whole, and another error ends it [STAFF-8]', async () => {
  vi.useFakeTimers()
  let left = 36
  const limited = () => new CallError(429, 'too-many-requests', '', [], undefined, 40)
  const pages = 100
  const reading = readAllPages(async (cursor = '0') => {
    if (left-- === 0) {
      setTimeout(() => (left = 36), 39_000)
      throw limited()
    }
    const page = Number(cursor) + 1
    return { rows: [page], next: page < pages ? String(page) : undefined }
  })
  await vi.advanceTimersByTimeAsync(2 * 40_000)
  expect(await reading).toEqual(Array.from({ length: pages }, (_, page) => page + 1))
  const broken = new CallError(503, 'busy', '')
  await expect(readAllPages(() => Promise.reject(broken))).rejects.toBe(broken)
})
