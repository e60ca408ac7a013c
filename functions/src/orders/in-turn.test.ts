import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

test('tasks of one key wait for each other, tasks of another do not [API-7]', async () => {
  const done: string[] = []
  const takeTurn = inTurn(10_000)
  const first = Promise.withResolvers<void>()
  const task = (name: string, before?: Promise<void>) => async () => {
    await before
    done.push(name)
  }
  const turns = [
    takeTurn('ssd', task('first ssd', first.promise)),
    takeTurn('ssd', task('second ssd')),
    takeTurn('gpu', task('gpu')),
  ]
  await turns[2]
  first.resolve()
  await Promise.all(turns)
  expect(done).toEqual(['gpu', 'first ssd', 'second ssd'])
})

test('a task that fails lets the next one in', async () => {
  const takeTurn = inTurn(10_000)
  const failing = takeTurn('ssd', () => Promise.reject(new Error('no disk')))
  const next = takeTurn('ssd', async () => 'done')
  await expect(failing).rejects.toThrow('no disk')
  expect(await next).toBe('done')
})

test('who has waited too long is told to try again, and nothing is done [API-7, API-21]', async () => {
  const takeTurn = inTurn(0)
  const first = Promise.withResolvers<void>()
  const slow = takeTurn('ssd', () => first.promise)
  let isDone = false
  const late = takeTurn('ssd', async () => {
    isDone = true
  })
  first.resolve()
  await slow
  await expect(late).rejects.toMatchObject({
    status: 503,
    code: 'busy',
    details: { headers: { 'retry-after': expect.stringMatching(/^\d+$/) } },
  })
  expect(isDone).toBe(false)
})

test('who waits behind a task that never ends is told so at the limit, and the queue goes on [API-7, API-21]', async () => {
  const takeTurn = inTurn(50)
  const stuck = Promise.withResolvers<void>()
  const first = takeTurn('ssd', () => stuck.promise)
  let isDone = false
  const late = takeTurn('ssd', async () => {
    isDone = true
  })
  await expect(late).rejects.toMatchObject({ status: 503, code: 'busy' })
  const next = takeTurn('ssd', async () => 'done')
  stuck.resolve()
  await first
  expect(await next).toBe('done')
  expect(isDone).toBe(false)
})
