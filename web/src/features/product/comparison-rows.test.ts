import { formatPrice } from '@tech-house/api/parts/format-number'
import { expect, test } from 'vitest'
import { aProduct } from '#shared/testing/samples.ts'
import { comparisonRows } from './comparison-rows.ts'

test('processors and graphics cards are compared by their figures, too [BEST-1]', () => {
  const reference = 'GeForce RTX 5090'
  const source = { title: 'Tests', url: 'https://example.com', date: '2026-09' }
  const percent = { '1080p': 81.9, '1440p': 76.7, '2160p': 69.8 }
  const performance = {
    games: { percent, reference, isEstimated: false, source },
    work: { percent: 50, reference, isEstimated: true, source },
  }
  const own = { '1080p': 90, '1440p': 90, '2160p': 90 }
  const rows = comparisonRows([
    { ...aProduct(), performance },
    { ...aProduct(), performance: { games: { percent: own, reference, isEstimated: false } } },
  ])
  expect(rows.slice(-2).map(({ label, values }) => [label, ...values])).toEqual([
    [
      'Performance in games',
      '82% of a GeForce RTX 5090 at 1080p, 77% at 1440p, 70% at 2160p',
      '90% of a GeForce RTX 5090\nSet by the shop',
    ],
    ['Performance in work', '50% of a GeForce RTX 5090\nEstimated by the nearest model', 'Unknown'],
  ])
})

test('rows state whether their values differ, and unknown values are shown as unknown [CAT-7]', () => {
  const specs = { kind: 'storage' as const, capacityGb: 1000 }
  const one = { ...aProduct(), specs: { ...specs, form: '2.5 inch' as const } }
  const other = { ...aProduct({ price: 99 }), specs }
  const rows = comparisonRows([one, other])
  expect(rows).toEqual(
    expect.arrayContaining([
      { label: 'Price', values: [formatPrice(80.5), formatPrice(99)], isDifferent: true },
      { label: 'Capacity', values: ['1 TB', '1 TB'], isDifferent: false },
      { label: 'Form', values: ['2.5 inch', 'Unknown'], isDifferent: true },
    ]),
  )
})

test('numbers and facts stand in one row for each label, whatever its case [ITEM-1, SPEC-2]', () => {
  const fact = (label: string, value: string) => ({ label, value })
  const specs = { kind: 'storage' as const, capacityGb: 1000 }
  const one = {
    ...aProduct(),
    brand: 'Samsung',
    partNumbers: ['MZ-1', 'MZ-2'],
    specs,
    facts: [fact('Warranty', '5 years'), fact('capacity', 'small')],
  }
  const other = { ...aProduct(), gtin: '036000291452', facts: [fact('WARRANTY', '3 years')] }
  const rows = comparisonRows([one, other]).map(({ label, values }) => [label, ...values])
  const labels = rows.map(([label]) => label?.toLowerCase())
  expect(new Set(labels).size).toBe(labels.length)
  expect(rows).toEqual(
    expect.arrayContaining([
      ['Brand', 'Samsung', 'Unknown'],
      ['Part numbers', 'MZ-1\nMZ-2', 'Unknown'],
      ['GTIN', 'Unknown', '036000291452'],
      ['Capacity', '1 TB\nsmall', 'Unknown'],
      ['Warranty', '5 years', '3 years'],
    ]),
  )
})
