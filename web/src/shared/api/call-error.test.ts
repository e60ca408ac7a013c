import { expect, test } from 'vitest'
import { CallError, isOutcomeUnknown } from './call-error.ts'

test.each([
  [0, true, true],
  [503, true, true],
  [401, false, true],
  [408, false, true],
  [429, false, true],
  [400, false, false],
  [404, false, false],
  [409, false, false],
])(
  'after status %d the outcome of a write is unknown: %s, and of a repeated one: %s [FIX-4]',
  (status, isUnknown, isStillUnknown) => {
    const error = new CallError(status, 'any', 'Any')
    expect(isOutcomeUnknown(error)).toBe(isUnknown)
    expect(isOutcomeUnknown(error, true)).toBe(isStillUnknown)
  },
)
