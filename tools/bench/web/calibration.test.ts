import { expect, test } from 'vitest'
import { cpuSlowdown, effectiveIndex } from './calibration.ts'

test.each([
  { index: 3965, slowdown: 7.93, effective: 500 },
  { index: 711, slowdown: 1.42, effective: 501 },
  { index: 500, slowdown: 1, effective: 500 },
  { index: 300, slowdown: 1, effective: 300 },
])(
  'a machine of benchmark index $index is slowed down $slowdown times, to $effective [ENG-2]',
  ({ index, slowdown, effective }) => {
    expect(cpuSlowdown(index)).toBe(slowdown)
    expect(effectiveIndex(index, slowdown)).toBe(effective)
  },
)
