import { expect, test } from 'vitest'
import { keyedQueue } from './keyed-queue.ts'

test('tasks of one key run one after another, tasks of other keys do not wait [API-7]', async () => {
  const done: string[] = []
  const runExclusive = keyedQueue(10_000)
  const first = Promise.withResolvers<void>()
  const task = (name: string, before?: Promise<void>) => async () => {
    await before
    done.push(name)
  }
  const turns = [
    runExclusive(['ssd'], task('first ssd', first.promise)),
    runExclusive(['ssd'], task('second ssd')),
    runExclusive(['gpu'], task('gpu')),
  ]
  await turns[2]
  first.resolve()
  await Promise.all(turns)
  expect(done).toEqual(['gpu', 'first ssd', 'second ssd'])
})

test('a failed task does not block the next one', async () => {
  const runExclusive = keyedQueue(10_000)
  const failing = runExclusive(['ssd'], () => Promise.reject(new Error('no disk')))
  const next = runExclusive(['ssd'], async () => 'done')
  await expect(failing).rejects.toThrow('no disk')
  expect(await next).toBe('done')
})

test('a task behind one that never ends is rejected at the limit, and the queue continues [API-7, API-21]', async () => {
  const runExclusive = keyedQueue(50)
  const stuck = Promise.withResolvers<void>()
  const first = runExclusive(['ssd'], () => stuck.promise)
  let isDone = false
  const late = runExclusive(['ssd'], async () => {
    isDone = true
  })
  await expect(late).rejects.toMatchObject({
    status: 503,
    code: 'busy',
    details: { headers: { 'retry-after': expect.stringMatching(/^\d+$/) } },
  })
  const next = runExclusive(['ssd'], async () => 'done')
  stuck.resolve()
  await first
  expect(await next).toBe('done')
  expect(isDone).toBe(false)
})

test('tasks of several keys in opposite order do not wait for each other, and share no key at a time [FIT-3]', async () => {
  const runExclusive = keyedQueue(10_000)
  const running = new Set<string>()
  const task = (keys: string[]) =>
    runExclusive(keys, async () => {
      expect(keys.filter((key) => running.has(key))).toEqual([])
      for (const key of keys) running.add(key)
      await Promise.resolve()
      for (const key of keys) running.delete(key)
    })
  const parts = ['cpu', 'gpu', 'ssd']
  const orders = Array.from({ length: 30 }, (_, n) => parts.slice(n % 3).concat(parts[n % 3] ?? ''))
  const tasks = orders.map((keys, n) => task(n % 2 === 0 ? keys : keys.toReversed()))
  await Promise.all(tasks)
})

test('a task waits for the queues of all its keys, and the next one of each key for it [FIT-3]', async () => {
  const runExclusive = keyedQueue(10_000)
  const done: string[] = []
  const first = Promise.withResolvers<void>()
  const task = (name: string, before?: Promise<void>) => async () => {
    await before
    done.push(name)
  }
  const tasks = [
    runExclusive(['ssd'], task('ssd', first.promise)),
    runExclusive(['gpu', 'ssd'], task('build')),
    runExclusive(['gpu'], task('gpu')),
  ]
  await runExclusive(['cpu'], task('cpu'))
  expect(done).toEqual(['cpu'])
  first.resolve()
  await Promise.all(tasks)
  expect(done).toEqual(['cpu', 'ssd', 'build', 'gpu'])
})
