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
    { done: '1 order delivered', rest: '2 orders not delivered: please try again' },
  ],
] as const)('results %j are reported as they are [STAFF-6]', (outcomes, words) => {
  const results = outcomes.map((outcome, n) => ({ id: `order${n}`, outcome }))
  expect(bulkSummary('deliver', results)).toEqual(words)
})

test('a deletion that is sent again after a lost response is done, one by somebody else is not [STAFF-6, FIX-5]', () => {
  const results = ['order1', 'order2'].map((id) => ({ id, outcome: 'missing' as const }))
  expect(bulkSummary('delete', results, new Set(['order1']))).toEqual({
    done: '1 order deleted',
    rest: '1 order cancelled or deleted meanwhile',
  })
})
