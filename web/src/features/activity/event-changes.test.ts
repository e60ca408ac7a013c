import { formatPrice } from '@tech-house/api/parts/format-number'
import { expect, test } from 'vitest'
import { changesOf } from './event-changes.ts'

test('only the fields that changed are listed, with their values before and after [STAFF-10]', () => {
  const before = { product: 'Test SSD', price: 80.5, available_quantity: 3 }
  const after = { product: 'Test SSD', price: 79, available_quantity: 3, reorderAt: 4 }
  expect(changesOf({ before, after })).toEqual([
    { field: 'Price', before: formatPrice(80.5), after: formatPrice(79) },
    { field: 'Reorder at', before: undefined, after: '4' },
  ])
})

test('a new document has values after only, a deleted one before only [STAFF-10]', () => {
  const order = { totalPrice: 161, status: 'pending', specs: { kind: 'storage' } }
  expect(changesOf({ before: null, after: order })).toEqual([
    { field: 'Total price', before: undefined, after: formatPrice(161) },
    { field: 'Status', before: undefined, after: 'pending' },
    { field: 'Specs', before: undefined, after: '{"kind":"storage"}' },
  ])
  expect(changesOf({ before: { status: 'pending' }, after: null })).toEqual([
    { field: 'Status', before: 'pending', after: undefined },
  ])
})

test('lists of part numbers and facts are shown as text [ITEM-1, SPEC-2]', () => {
  const facts = [
    { label: 'Warranty', value: '5 years' },
    { label: 'Colour', value: 'Black' },
  ]
  const after = { gtin: '36000291452', partNumbers: ['A-1', 'B-2'], facts }
  expect(changesOf({ before: { facts: null }, after })).toEqual([
    { field: 'Facts', before: undefined, after: 'Warranty: 5 years; Colour: Black' },
    { field: 'GTIN', before: undefined, after: '36000291452' },
    { field: 'Part numbers', before: undefined, after: 'A-1; B-2' },
  ])
})

test('a recipient is shown as its address, whatever the order of its fields [PURCH-2]', () => {
  const recipient = { city: 'Berlin', country: 'DE', lines: ['Lindenstraße 12'], name: 'Carlos' }
  expect(changesOf({ before: {}, after: { recipient } })).toEqual([
    { field: 'Recipient', before: undefined, after: 'Carlos, Lindenstraße 12, Berlin, DE' },
  ])
})
