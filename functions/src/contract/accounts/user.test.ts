import { expect, test } from 'vitest'
import { PhoneNumber } from './user.ts'

test.each([
  ['+1 555 0100', true],
  ['12345', true],
  [' (089) 12-3 ', true],
  ['+()./ -', false],
  ['1234', false],
  ['call me', false],
  ['1'.repeat(31), false],
])('%j is a phone number: %s [API-9, DASH-3]', (text, isNumber) => {
  expect(PhoneNumber.safeParse(text).success).toBe(isNumber)
})
