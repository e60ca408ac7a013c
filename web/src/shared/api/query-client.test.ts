import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { CallError } from './call-error.ts'
import { createQueryClient } from './query-client.ts'

afterEach(() => {
  vi.useRealTimers()
})

const quiet = { onWriteError: () => {}, onGuardedReadError: () => {} }

test('data is cached for five minutes after its last use, and refetched at each use [DATA-2]', async () => {
  vi.useFakeTimers()
  const client = createQueryClient(quiet)
  const queryFn = vi.fn(async () => 'data')
  const use = () => {
    const unsubscribe = new QueryObserver(client, { queryKey: ['read'], queryFn }).subscribe(
      () => {},
    )
    return vi.advanceTimersByTimeAsync(1).then(unsubscribe)
  }
  await use()
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 10)
  expect(client.getQueryData(['read'])).toBe('data')
  await use()
  expect(queryFn).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  expect(client.getQueryData(['read'])).toBeUndefined()
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
  const refusal = new CallError(403, 'forbidden', 'Only an admin may do this')
  const queryFn = () => Promise.reject(refusal)
  const meta = { denialSignsOut: true }
  await client.fetchQuery({ queryKey: ['guarded'], queryFn, meta }).catch(() => {})
  await client.fetchQuery({ queryKey: ['other'], queryFn }).catch(() => {})
  expect(onGuardedReadError).toHaveBeenCalledExactlyOnceWith(refusal)
})

test.each([400, 401, 403, 404, 409, 422, 429])(
  'a %i response is never retried [DATA-1]',
  async (status) => {
    const queryFn = vi.fn(() => Promise.reject(new CallError(status, 'code', 'message')))
    await createQueryClient(quiet)
      .fetchQuery({ queryKey: ['read'], queryFn })
      .catch(() => {})
    expect(queryFn).toHaveBeenCalledOnce()
  },
)

test.each([
  [[0, 'Lost.'], {}, ['Lost.']],
  [[0, 'Lost.'], { unconfirmed: 'We could not confirm it.' }, ['We could not confirm it. Lost.']],
  [[409, 'Refused.'], { unconfirmed: 'We could not confirm it.' }, ['Refused.']],
  [[0, 'Lost.'], { quiet: true }, []],
] as const)(
  'a write that fails with %j and meta %j is reported as %j [FIX-5]',
  async (...given) => {
    const [[status, message], meta, reports] = given
    const onWriteError = vi.fn()
    const client = createQueryClient({ ...quiet, onWriteError })
    const mutationFn = () => Promise.reject(new CallError(status, 'any', message))
    const write = client.getMutationCache().build(client, { mutationFn, meta })
    await write.execute(undefined).catch(() => {})
    expect(onWriteError.mock.calls.flat()).toEqual(reports)
  },
)

test('what a write changes is read again before it ends, also when it fails', async () => {
  const client = createQueryClient(quiet)
  client.setQueryData(['orders', 'mine'], [])
  const mutationFn = () => Promise.reject(new CallError(409, 'no', 'Refused.'))
  const meta = { changes: [['orders']] }
  const write = client.getMutationCache().build(client, { mutationFn, meta })
  await write.execute(undefined).catch(() => {})
  expect(client.getQueryState(['orders', 'mine'])?.isInvalidated).toBe(true)
})
