import { expect, test } from 'vitest'
import { CallError } from '../api/call-error.ts'
import { leavesUnconfirmed } from './leaves-unconfirmed.ts'

test.each([
  [0, true],
  [401, true],
  [408, true],
  [429, true],
  [503, true],
  [400, false],
  [404, false],
  [409, false],
])(
  'after status %d an attempt that may be booked is still unconfirmed: %s [FIX-4]',
  (status, isUnconfirmed) => {
    expect(leavesUnconfirmed(new CallError(status, 'any', 'Any'), true)).toBe(isUnconfirmed)
  },
)
