import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runInContext } from '../http/request/request-context.ts'
import { RefreshingCache } from './refreshing-cache.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** A value that counts its refreshes. */
function counted(renew = async (n: number) => n) {
  const seen = { renewals: 0, failures: [] as unknown[] }
  const value = new RefreshingCache(
    () => {
      seen.renewals += 1
      return renew(seen.renewals)
    },
    3000,
    (...failure) => seen.failures.push(failure),
  )
  return { value, seen }
}

test('a value is refreshed on request when it is older than its maximum age', async () => {
  const { value } = counted()
  expect(await value.get()).toBe(1)
  await pass(3000)
  expect(await value.get()).toBe(1)
  await pass(1)
  expect(await value.get()).toBe(2)
})

test('concurrent callers share one refresh', async () => {
  const { value, seen } = counted()
  await Promise.all(Array.from({ length: 50 }, () => value.get()))
  expect(seen.renewals).toBe(1)
})

test('getFresh does not accept a refresh that started before the call', async () => {
  const { value } = counted((n) => new Promise((resolve) => setTimeout(resolve, 100, n)))
  const early = value.get()
  await pass(1)
  const all = Promise.all([early, value.getFresh(), value.getFresh()])
  await pass(200)
  expect(await all).toEqual([1, 2, 2])
})

test('a value whose refresh fails is returned for one more minute, then the error is thrown', async () => {
  const { value } = counted(async (n) => {
    if (n > 1) throw new Error('Firestore is away')
    return n
  })
  await value.get()
  await pass(60_000)
  expect(await value.get()).toBe(1)
  const fresh = expect(value.getFresh()).rejects.toThrow('Firestore is away')
  await pass(100)
  await fresh
  await pass(100)
  await expect(value.get()).rejects.toThrow('Firestore is away')
})

test('a refresh in parts gives callers the newest part, also after a minute without any [REAL-4]', async () => {
  const value = new RefreshingCache<string>(async (report) => {
    if (first) return 'before an import'
    for (const part of ['a third', 'two thirds']) {
      await new Promise((resolve) => setTimeout(resolve, 40_000))
      report(part)
    }
    return new Promise(() => {})
  }, 3000)
  let first = true
  await value.get()
  first = false
  await pass(100_000)
  const waiting = value.get()
  await pass(40_000)
  expect(await waiting).toBe('a third')
  const next = value.get()
  await pass(1000)
  expect(await next).toBe('a third')
  await pass(39_000)
  const last = value.get()
  await pass(1000)
  expect(await last).toBe('two thirds')
  // Firestore hangs.
  await pass(60_000)
  let isOver = false
  value.get().then(() => {
    isOver = true
  })
  await pass(60_000)
  expect(isOver).toBe(false)
})

test('a slow refresh delays a caller that has a value by at most a second, and its failure is logged once', async () => {
  const { promise: frozen, reject: thaw } = Promise.withResolvers<never>()
  const { value, seen } = counted((n) => (n > 1 ? frozen : Promise.resolve(n)))
  await value.get()
  await pass(4000)
  const values = Promise.all([value.get(), value.get()])
  await pass(1000)
  expect(await values).toEqual([1, 1])
  expect(seen.failures).toEqual([])
  thaw(new Error('Firestore is away'))
  await pass(0)
  expect(seen.failures).toHaveLength(1)
})

test('frequent calls of getFresh keep the minimum interval between refreshes', async () => {
  const { value, seen } = counted()
  await value.getFresh()
  await pass(1)
  const wanted = value.getFresh()
  await pass(98)
  expect(seen.renewals).toBe(1)
  await pass(1)
  expect([seen.renewals, await wanted]).toEqual([2, 2])
})

test('a request that has timed out starts no refresh, which its deadline would fail for all', async () => {
  const { value, seen } = counted((n) => new Promise((resolve) => setTimeout(resolve, 30_000, n)))
  const first = value.get()
  await pass(1)
  const late = new Promise((resolve) =>
    runInContext(({ response }) => {
      resolve(value.getFresh())
      response.abort(new Error('timed out'))
    }),
  )
  const ended = expect(late).rejects.toThrow('timed out')
  await pass(60_000)
  await ended
  expect([seen.renewals, await first]).toEqual([1, 1])
})
