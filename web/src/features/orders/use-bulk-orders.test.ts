import { expect, test } from 'vitest'
import { anOrder } from '#shared/testing/samples.ts'
import { bulkFailures } from './use-bulk-orders.ts'

const again = 'Not delivered: please try again'
const gone = 'Cancelled or deleted meanwhile'

test.each([
  [['done', 'unchanged'], []],
  [['done', 'done', 'missing'], [gone]],
  [['unchanged', 'failed'], [again]],
] as const)('results %j are reported as they are [STAFF-6]', (outcomes, problems) => {
  const orders = outcomes.map((_, n) => anOrder({ _id: `order${n}` }))
  const results = outcomes.map((outcome, n) => ({ id: `order${n}`, outcome }))
  const failed = orders.slice(orders.length - problems.length)
  expect(bulkFailures('deliver', orders, results)).toEqual(
    problems.map((problem, n) => ({ order: failed[n], problem })),
  )
})

test('a deletion of an order that is gone already is done [STAFF-6, FIX-5]', () => {
  const results = [{ id: 'order1', outcome: 'missing' as const }]
  expect(bulkFailures('delete', [anOrder()], results)).toEqual([])
})
