import { expect, test } from 'vitest'
import { changesOf } from './event-changes.ts'

test('only the fields that changed are listed, with their values before and after [STAFF-10]', () => {
  const before = { product: 'Test SSD', price: 80.5, available_quantity: 3 }
  const after = { product: 'Test SSD', price: 79, available_quantity: 3, reorderAt: 4 }
  expect(changesOf({ before, after })).toEqual([
    { field: 'Price', before: '$80.50', after: '$79.00' },
    { field: 'Reorder at', before: undefined, after: '4' },
  ])
})

test('a new document has values after only, a deleted one before only [STAFF-10]', () => {
  const order = { totalPrice: 161, status: 'pending', specs: { kind: 'storage' } }
  expect(changesOf({ before: null, after: order })).toEqual([
    { field: 'Total price', before: undefined, after: '$161.00' },
    { field: 'Status', before: undefined, after: 'pending' },
    { field: 'Specs', before: undefined, after: '{"kind":"storage"}' },
  ])
  expect(changesOf({ before: { status: 'pending' }, after: null })).toEqual([
    { field: 'Status', before: 'pending', after: undefined },
  ])
})
