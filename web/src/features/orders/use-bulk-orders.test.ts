import { expect, test } from 'vitest'
import { bulkSummary } from './use-bulk-orders.ts'

test.each([
  [['done'], { done: '1 order delivered', rest: '' }],
  [
    ['done', 'done', 'missing'],
    { done: '2 orders delivered', rest: '1 order cancelled or deleted meanwhile' },
  ],
  [
    ['unchanged', 'failed', 'failed'],
    { done: '', rest: '1 order already delivered; 2 orders not delivered: please try again' },
  ],
] as const)('results %j are reported as they are [STAFF-6]', (outcomes, words) => {
  const results = outcomes.map((outcome, n) => ({ id: `order${n}`, outcome }))
  expect(bulkSummary('deliver', results)).toEqual(words)
})
