import { type MutationMeta, type QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { CallError } from './call-error.ts'
import { createQueryClient } from './query-client.ts'

const quiet = { onWriteError: () => {}, onGuardedReadError: () => {} }

test('data is cached for five minutes after its last use, and refetched at each use [DATA-2]', async () => {
  vi.useFakeTimers()
  const client = createQueryClient(quiet)
  const queryFn = vi.fn(async () => 'data')
  const use = () => {
    const observer = new QueryObserver(client, { queryKey: ['read'], queryFn })
    return vi.advanceTimersByTimeAsync(1).then(observer.subscribe(() => {}))
  }
  await use()
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 10)
  expect(client.getQueryData(['read'])).toBe('data')
  await use()
  expect(queryFn).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  expect(client.getQueryData(['read'])).toBeUndefined()
})

test('a page that takes two seconds to render reads once, unless a write has changed what it shows [DATA-2]', async () => {
  vi.useFakeTimers()
  const client = createQueryClient(quiet)
  const read = { queryKey: ['read'], queryFn: vi.fn(async () => 'data') }
  await client.fetchQuery(read)
  const render = () => new QueryObserver(client, { ...read, staleTime: 1000 }).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(2000)
  render()()
  expect(read.queryFn).toHaveBeenCalledOnce()
  await client.invalidateQueries(read)
  render()()
  expect(read.queryFn).toHaveBeenCalledTimes(2)
})

test('a failing read is requested four times within seven seconds [DATA-1]', async () => {
  vi.useFakeTimers()
  const queryFn = vi.fn(() => Promise.reject(new CallError(503, 'busy', 'Busy')))
  const read = createQueryClient(quiet).fetchQuery({ queryKey: ['read'], queryFn })
  const outcome = read.catch((error) => error)
  await vi.advanceTimersByTimeAsync(6999)
  expect(queryFn).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(1)
  expect(queryFn).toHaveBeenCalledTimes(4)
  expect(await outcome).toBeInstanceOf(CallError)
})

test('a refused guarded read is reported once, without a retry [AUTH-8]', async () => {
  const onGuardedReadError = vi.fn()
  const client = createQueryClient({ ...quiet, onGuardedReadError })
  const refusal = new CallError(403, 'forbidden', 'Your account may not do this')
  const queryFn = () => Promise.reject(refusal)
  const meta = { denialSignsOut: true }
  await client.fetchQuery({ queryKey: ['guarded'], queryFn, meta }).catch(() => {})
  await client.fetchQuery({ queryKey: ['other'], queryFn }).catch(() => {})
  expect(onGuardedReadError).toHaveBeenCalledExactlyOnceWith(refusal)
})

test.each([400, 401, 404, 429])('a %i response is never retried [DATA-1]', async (status) => {
  const queryFn = vi.fn(() => Promise.reject(new CallError(status, 'code', 'message')))
  const read = createQueryClient(quiet).fetchQuery({ queryKey: ['read'], queryFn })
  await expect(read).rejects.toThrow('message')
  expect(queryFn).toHaveBeenCalledOnce()
})

/** Writes what ends in this error. */
async function failToWrite(client: QueryClient, status: number, meta: MutationMeta) {
  const mutationFn = () => Promise.reject(new CallError(status, 'any', 'Failed.'))
  const write = client.getMutationCache().build(client, { mutationFn, meta })
  await write.execute(undefined).catch(() => {})
}

const unconfirmed = 'We could not confirm it.'

test.each([
  [0, {}, ['Failed.']],
  [0, { unconfirmed }, ['We could not confirm it. Failed.']],
  [409, { unconfirmed }, ['Failed.']],
  [0, { quiet: true }, []],
])('a write that ends in %i with %j is reported as %j [FIX-5]', async (status, meta, words) => {
  const onWriteError = vi.fn()
  await failToWrite(createQueryClient({ ...quiet, onWriteError }), status, meta)
  expect(onWriteError.mock.calls.flat()).toEqual(words)
})

test('what a write changes is read again before it ends, also when it fails', async () => {
  const client = createQueryClient(quiet)
  client.setQueryData(['orders', 'mine'], [])
  await failToWrite(client, 409, { changes: [['orders']] })
  expect(client.getQueryState(['orders', 'mine'])?.isInvalidated).toBe(true)
})
