import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../api/call-error.ts'
import { queryWrapper } from '../testing/query-client.tsx'
import { useBatches } from './use-batches.ts'

beforeEach(() => void vi.useFakeTimers())

const limited = (seconds?: number) =>
  new CallError(429, 'too-many-requests', 'That was too fast', [], undefined, seconds)

const lost = new CallError(0, 'unreachable', 'We cannot reach the shop')

/** Three rows, one in a batch; each error is the answer to one call. */
function showBatches(...errors: (Error | undefined)[]) {
  const sent: string[] = []
  const send = async (batch: string[]) => {
    sent.push(...batch)
    const error = errors.shift()
    if (error) throw error
    return batch
  }
  const nextBatch = (rows: string[]) => rows.slice(0, 1)
  const options = { rows: ['a', 'b', 'c'], nextBatch, send, changes: [] }
  const { result } = renderHook(() => useBatches(options), { wrapper: queryWrapper() })
  return { sent, batches: () => result.current }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('at the rate limit a batch waits for the time that the API names, and is sent again [STAFF-8]', async () => {
  const { sent, batches } = showBatches(undefined, limited(40))
  act(() => batches().run())
  await pass(0)
  expect(batches()).toMatchObject({ outcomes: ['a'], isRunning: true, waitsFor: 'limit' })
  await pass(39_999)
  expect(sent).toEqual(['a', 'b'])
  await pass(1)
  expect(sent).toEqual(['a', 'b', 'b', 'c'])
  expect(batches()).toMatchObject({
    outcomes: ['a', 'b', 'c'],
    isRunning: false,
    waitsFor: undefined,
  })
})

test('the wait is no failure, however often the limit is reached [STAFF-8]', async () => {
  const { sent, batches } = showBatches(...Array.from({ length: 30 }, () => limited()))
  act(() => batches().run())
  await pass(30 * 10_000)
  expect(sent).toHaveLength(33)
  expect(batches().outcomes).toHaveLength(3)
})

test('while the shop is busy a batch waits, names the reason, and continues by itself [REAL-4, STAFF-8]', async () => {
  const busy = new CallError(503, 'busy', 'The shop is busy right now', [], undefined, 2)
  const { sent, batches } = showBatches(undefined, busy, busy)
  act(() => batches().run())
  await pass(2000)
  expect(batches()).toMatchObject({ outcomes: ['a'], isRunning: true, waitsFor: 'shop' })
  await pass(2000)
  expect(sent).toEqual(['a', 'b', 'b', 'b', 'c'])
  expect(batches()).toMatchObject({ outcomes: ['a', 'b', 'c'], isRunning: false })
})

test('after an error the rows stay, and the next run goes on with the same batch [STAFF-8]', async () => {
  const { sent, batches } = showBatches(undefined, lost)
  act(() => batches().run())
  await pass(0)
  expect(batches()).toMatchObject({ isRunning: false, outcomes: ['a'] })
  act(() => batches().run())
  await pass(0)
  expect(sent).toEqual(['a', 'b', 'b', 'c'])
})
