import { beforeEach, expect, test, vi } from 'vitest'
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

test('the shop counts as reachable while it responds, whatever the browser reports', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const stop = followConnection(() => {})
  await vi.advanceTimersByTimeAsync(0)
  expect(probes).toHaveBeenCalledOnce()
  expect(hasNoConnection()).toBe(false)
  stop()
})

test('an unreachable shop is checked every three seconds until it responds', async () => {
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

test('nothing is checked without listeners', () => {
  checkConnection()
  expect(probes).not.toHaveBeenCalled()
})
