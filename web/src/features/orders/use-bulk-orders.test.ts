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
  expect(bulkFailures('deliver', orders, results, new Set())).toEqual(
    problems.map((problem, n) => ({ order: failed[n], problem })),
  )
})

test('a deletion that is sent again after a lost response is done, one by somebody else is not [STAFF-6, FIX-5]', () => {
  const orders = ['order1', 'order2'].map((_id) => anOrder({ _id }))
  const results = orders.map(({ _id: id }) => ({ id, outcome: 'missing' as const }))
  expect(bulkFailures('delete', orders, results, new Set(['order1']))).toEqual([
    { order: orders[1], problem: gone },
  ])
})
