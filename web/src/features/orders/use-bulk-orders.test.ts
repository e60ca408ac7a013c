import { expect, test } from 'vitest'
import { anOrder } from '#shared/testing/samples.ts'
import { bulkFailures } from './use-bulk-orders.ts'

const again = 'Not delivered: please try again'
const gone = 'Cancelled or deleted meanwhile'

test.each([
  ['deliver', ['done', 'unchanged'], []],
  ['deliver', ['done', 'done', 'missing'], [gone]],
  ['deliver', ['unchanged', 'failed'], [again]],
  ['delete', ['done', 'unchanged'], ['Not deleted: pieces of it are in a return']],
  // It is gone already.
  ['delete', ['missing'], []],
] as const)(
  'to %s: results %j are reported as they are [STAFF-6, FIX-5]',
  (action, outcomes, problems) => {
    const orders = outcomes.map((_, n) => anOrder({ _id: `order${n}` }))
    const results = outcomes.map((outcome, n) => ({ id: `order${n}`, outcome }))
    const failed = orders.slice(orders.length - problems.length)
    expect(bulkFailures(action, orders, results)).toEqual(
      problems.map((problem, n) => ({ order: failed[n], problem })),
    )
  },
)
