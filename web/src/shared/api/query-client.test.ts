import { afterEach, expect, test, vi } from 'vitest'
import { CallError } from './call-error.ts'
import { createQueryClient } from './query-client.ts'

afterEach(() => {
  vi.useRealTimers()
})

const quiet = { onWriteError: () => {}, onGuardedReadError: () => {} }

test('what was read is kept five minutes and is stale at once [DATA-2]', () => {
  const { queries } = createQueryClient(quiet).getDefaultOptions()
  expect(queries).toMatchObject({ gcTime: 300_000, staleTime: 0 })
})

test('a read that keeps failing is asked four times within seven seconds [DATA-1]', async () => {
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

test('the refusal of a guarded read is reported once and at once [AUTH-8]', async () => {
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
  'a %i answer is never retried [DATA-1]',
  async (status) => {
    const queryFn = vi.fn(() => Promise.reject(new CallError(status, 'code', 'message')))
    await createQueryClient(quiet)
      .fetchQuery({ queryKey: ['read'], queryFn })
      .catch(() => {})
    expect(queryFn).toHaveBeenCalledOnce()
  },
)

test('a failed write is reported unless it reports itself', async () => {
  const onWriteError = vi.fn()
  const client = createQueryClient({ ...quiet, onWriteError })
  const mutationFn = () => Promise.reject(new CallError(401, 'app-check-failed', 'Not from here'))
  for (const meta of [{}, { quiet: true }]) {
    const write = client.getMutationCache().build(client, { mutationFn, meta })
    await write.execute(undefined).catch(() => {})
  }
  expect(onWriteError).toHaveBeenCalledOnce()
})
