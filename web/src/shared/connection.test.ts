import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkConnection, followConnection, hasNoConnection } from './connection.ts'

let isReachable = true
const probes = vi.fn(() =>
  isReachable ? Promise.resolve(new Response()) : Promise.reject(new TypeError('Failed to fetch')),
)

beforeEach(() => {
  isReachable = true
  probes.mockClear()
  vi.useFakeTimers()
  vi.stubGlobal('fetch', probes)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('the shop counts as reachable while it answers, whatever the browser believes', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const stop = followConnection(() => {})
  await vi.advanceTimersByTimeAsync(0)
  expect(probes).toHaveBeenCalledOnce()
  expect(hasNoConnection()).toBe(false)
  stop()
})

test('what could not be reached is asked again every three seconds until it answers', async () => {
  const told = vi.fn()
  const stop = followConnection(told)
  isReachable = false
  checkConnection()
  await vi.advanceTimersByTimeAsync(6000)
  expect(hasNoConnection()).toBe(true)
  expect(probes).toHaveBeenCalledTimes(3)
  isReachable = true
  await vi.advanceTimersByTimeAsync(3000)
  expect(hasNoConnection()).toBe(false)
  expect(told).toHaveBeenCalledTimes(2)
  stop()
})

test('nobody is asked while nobody wants to know', () => {
  checkConnection()
  expect(probes).not.toHaveBeenCalled()
})
