import { expect, test } from 'vitest'
import { createStats, percentile } from './stats.ts'

test('a percentile is the value that this share of values does not exceed', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect([50, 95, 99, 100].map((percent) => percentile(hundred, percent))).toEqual([
    50, 95, 99, 100,
  ])
  expect(percentile([7], 50)).toBe(7)
  expect(percentile([], 99)).toBe(0)
})

test('responses are counted by endpoint, refusals by their code', () => {
  const stats = createStats()
  stats.add('POST /orders', 10)
  stats.add('POST /orders', 30, '503 busy')
  stats.add('POST /orders', 20, '503 busy')
  stats.add('GET /products', 1)
  expect(stats.rows(2)).toEqual([
    {
      call: 'POST /orders',
      answers: 3,
      'per second': 1.5,
      'p50 ms': 20,
      'p95 ms': 30,
      'p99 ms': 30,
      refused: '2 × 503 busy',
    },
    expect.objectContaining({ call: 'GET /products', refused: 'none' }),
  ])
})

test('a busy response can be retried, any other refusal is unexpected', () => {
  const stats = createStats()
  stats.add('POST /orders', 1, '503 busy')
  stats.add('POST /orders', 1, '429 too-many-requests')
  expect(stats.unexpected()).toEqual([])
  stats.add('POST /orders', 1, '500 internal')
  expect(stats.unexpected()).toEqual(['500 internal'])
})
