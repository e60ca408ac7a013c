import { expect, test } from 'vitest'
import { probe } from './probe.ts'

test('a hundred who ask within five seconds cost one question, and the next one another', async () => {
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

test('what does not answer within two seconds counts as out of reach', async () => {
  const isReachable = probe(() => new Promise(() => {}))
  const start = Date.now()
  await expect(isReachable()).rejects.toThrow('no answer within 2 s')
  expect(Date.now() - start).toBeLessThan(4000)
})

test('an outage is told to all who ask, until the next question finds an answer', async () => {
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
