import { expect, test } from 'vitest'
import { cpuSlowdown, effectiveIndex, targetIndex } from './calibration.ts'

test.each([
  { index: 3965, slowdown: 7.93, effective: 500 },
  { index: 711, slowdown: 1.42, effective: 501 },
  { index: 500, slowdown: 1, effective: 500 },
  { index: 300, slowdown: 1, effective: 300 },
])(
  'a machine of benchmark index $index is slowed down $slowdown times, to $effective [ENG-2]',
  ({ index, slowdown, effective }) => {
    expect(cpuSlowdown(index, 500)).toBe(slowdown)
    expect(effectiveIndex(index, slowdown)).toBe(effective)
  },
)

test('the landing page is measured at the benchmark index of a mid-tier phone [ENG-2]', () => {
  expect(targetIndex).toBe(500)
  expect(cpuSlowdown(1000)).toBe(2)
})
