import { afterEach, expect, test, vi } from 'vitest'
import { refreshingCache } from './refreshing-cache.ts'

const limits = { maxAgeMs: 3000, maxStaleMs: 60_000, timeoutMs: 10, minIntervalMs: 0 }

afterEach(() => {
  vi.useRealTimers()
})

/** A value that counts its refreshes, with a manual clock. */
function counted(renew = async (n: number) => n) {
  const clock = { now: 0 }
  const seen = { renewals: 0, failures: [] as unknown[] }
  const value = refreshingCache(
    () => {
      seen.renewals += 1
      return renew(seen.renewals)
    },
    limits,
    () => clock.now,
    (...failure) => seen.failures.push(failure),
  )
  return { value, clock, seen }
}

test('a value is refreshed on request when it is older than its maximum age', async () => {
  const { value, clock } = counted()
  expect(await value.get()).toBe(1)
  clock.now = 3000
  expect(await value.get()).toBe(1)
  clock.now = 3001
  expect(await value.get()).toBe(2)
})

test('concurrent callers share one refresh', async () => {
  const { value, seen } = counted()
  await Promise.all(Array.from({ length: 50 }, () => value.get()))
  expect(seen.renewals).toBe(1)
})

test('getFresh does not accept a refresh that started before the call', async () => {
  const { value, clock } = counted()
  const early = value.get()
  clock.now = 1
  const [first, fresh, another] = await Promise.all([early, value.getFresh(), value.getFresh()])
  expect([first, fresh, another]).toEqual([1, 2, 2])
})

test('a value whose refresh fails is returned for one more minute, then the error is thrown', async () => {
  const { value, clock } = counted(async (n) => {
    if (n > 1) throw new Error('Firestore is away')
    return n
  })
  await value.get()
  clock.now = 60_000
  expect(await value.get()).toBe(1)
  await expect(value.getFresh()).rejects.toThrow('Firestore is away')
  clock.now = 60_001
  await expect(value.get()).rejects.toThrow('Firestore is away')
})

test('a slow refresh delays no caller that has a value, and its failure is logged once', async () => {
  const { promise: frozen, reject: thaw } = Promise.withResolvers<never>()
  const { value, clock, seen } = counted((n) => (n > 1 ? frozen : Promise.resolve(n)))
  await value.get()
  clock.now = 4000
  expect(await Promise.all([value.get(), value.get()])).toEqual([1, 1])
  expect(seen.failures).toEqual([])
  thaw(new Error('Firestore is away'))
  await expect.poll(() => seen.failures, { timeout: 20_000 }).toHaveLength(1)
})

test('frequent calls of getFresh keep the minimum interval between refreshes', async () => {
  vi.useFakeTimers()
  let renewals = 0
  const value = refreshingCache(async () => ++renewals, { ...limits, minIntervalMs: 100 })
  await value.getFresh()
  await vi.advanceTimersByTimeAsync(1)
  const wanted = value.getFresh()
  await vi.advanceTimersByTimeAsync(98)
  expect(renewals).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect([renewals, await wanted]).toEqual([2, 2])
})
