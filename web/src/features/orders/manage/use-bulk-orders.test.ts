import { expect, test } from 'vitest'
import { anOrder } from '#shared/testing/samples.ts'
import { bulkSummary } from './use-bulk-orders.ts'

const again = 'Not delivered: please try again'
const gone = 'Cancelled or deleted meanwhile'

test.each([
  [['done'], '1 order delivered', []],
  [['done', 'done', 'missing'], '2 orders delivered', [gone]],
  [['unchanged', 'failed', 'failed'], '1 order delivered', [again, again]],
  [['missing'], '', [gone]],
] as const)('results %j are reported as they are [STAFF-6]', (outcomes, done, problems) => {
  const orders = outcomes.map((_, n) => anOrder({ _id: `order${n}` }))
  const results = outcomes.map((outcome, n) => ({ id: `order${n}`, outcome }))
  const summary = bulkSummary('deliver', orders, results)
  expect(summary.done).toBe(done)
  const failed = orders.slice(orders.length - problems.length)
  expect(summary.failures).toEqual(problems.map((problem, n) => ({ order: failed[n], problem })))
})

test('a deletion that is sent again after a lost response is done, one by somebody else is not [STAFF-6, FIX-5]', () => {
  const orders = ['order1', 'order2'].map((_id) => anOrder({ _id }))
  const results = orders.map(({ _id: id }) => ({ id, outcome: 'missing' as const }))
  expect(bulkSummary('delete', orders, results, new Set(['order1']))).toEqual({
    done: '1 order deleted',
    failures: [{ order: orders[1], problem: gone }],
  })
})
