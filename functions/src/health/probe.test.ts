import { expect, test } from 'vitest'
import { probe } from './probe.ts'

test('a hundred checks within five seconds cost one read, and the next check another', async () => {
  let [now, asked] = [0, 0]
  const isReachable = probe(
    async () => {
      asked += 1
    },
    () => now,
  )
  await Promise.all(Array.from({ length: 100 }, isReachable))
  expect(asked).toBe(1)
  now = 5000
  await isReachable()
  expect(asked).toBe(2)
})

test('a check without an answer within two seconds fails', async () => {
  const isReachable = probe(() => new Promise(() => {}))
  const start = Date.now()
  await expect(isReachable()).rejects.toMatchObject({ status: 503 })
  expect(Date.now() - start).toBeLessThan(15_000)
})

test('all checks fail during an outage, until the next probe succeeds', async () => {
  let [now, isDown] = [0, true]
  const isReachable = probe(
    async () => {
      if (isDown) throw new Error('away')
    },
    () => now,
  )
  await expect(isReachable()).rejects.toThrow('away')
  await expect(isReachable()).rejects.toThrow('away')
  isDown = false
  now = 5000
  await isReachable()
})
