import { expect, test } from 'vitest'
import { PhoneNumber } from './user.ts'

test.each([
  ['+1 555 0100', true],
  ['12345', true],
  [' (089) 12-3 ', true],
  ['-----', false],
  ['+()./ -', false],
  ['1234', false],
  ['1-2-3-4', false],
  ['call me', false],
  ['1'.repeat(31), false],
])('%j is a phone number: %s [API-9, DASH-3]', (text, isNumber) => {
  const parsed = PhoneNumber.safeParse(text)
  expect(parsed.success).toBe(isNumber)
  expect(parsed.error?.issues.map(({ message }) => message)).toEqual(
    isNumber ? undefined : ['Enter a phone number, like +1 555 010 99'],
  )
})
