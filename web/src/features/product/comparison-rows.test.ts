import { expect, test } from 'vitest'
import { aProduct } from '#shared/testing/samples.ts'
import { comparisonRows } from './comparison-rows.ts'

test('rows state whether their values differ, and unknown values are shown as unknown [CAT-7]', () => {
  const specs = { kind: 'storage' as const, capacityGb: 1000 }
  const one = { ...aProduct(), specs: { ...specs, form: '2.5 inch' as const } }
  const other = { ...aProduct({ price: 99 }), specs }
  const rows = comparisonRows([one, other])
  expect(rows.map(({ label, values, isDifferent }) => [label, values, isDifferent])).toEqual([
    ['Price', ['$80.50', '$99.00'], true],
    ['Available Quantity', ['20', '20'], false],
    ['Minimum Order', ['5', '5'], false],
    ['Capacity', ['1 TB', '1 TB'], false],
    ['Form', ['2.5 inch', 'Unknown'], true],
  ])
})
