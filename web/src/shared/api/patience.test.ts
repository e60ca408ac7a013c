import { longestAnswerMs } from '@tech-house/api/contract/answer-time'
import { afterEach, expect, test, vi } from 'vitest'
import { endOfPatience } from './patience.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('a browser waits until the API has said that it is busy, and little longer [API-21]', () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  endOfPatience()
  const [[ms = 0] = []] = timeout.mock.calls
  expect(ms).toBeGreaterThan(longestAnswerMs)
  expect(ms).toBeLessThan(30_000)
})
