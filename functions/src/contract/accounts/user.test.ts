import { expect, test } from 'vitest'
import { PhoneNumber } from './user.ts'

test.each([
  ['+1 555 0100', true],
  ['12345', true],
  [' (089) 12-3 ', true],
  ['1234 ext. 567', false],
  ['+49 30 901820 ext. 1234567', false],
  ['+()./ -', false],
  ['1234', false],
  ['call me', false],
  ['1'.repeat(31), false],
])('%j is a phone number: %s [API-9, DASH-3]', (text, isNumber) => {
  expect(PhoneNumber.safeParse(text).success).toBe(isNumber)
})

test.each([
  ['\u202a+49\u00a030\u202f90\u201118\u201320\u202c', '+49 30 90-18-20'],
  ['\u2066030\u00b7901\u2022820\u2069', '030 901 820'],
  ['\uff0b\uff14\uff19 30 \u2212 901820', '+49 30 - 901820'],
  ['555-0100 Ext. 89', '555-0100 ext. 89'],
  ['(555) 010-0100, extension: 89', '(555) 010-0100 ext. 89'],
  ['555 0100x12', '555 0100 ext. 12'],
  ['555 0100 #12', '555 0100 ext. 12'],
])('%j, copied from a page, is kept as %j [API-9, DASH-3]', (text, number) => {
  expect(PhoneNumber.parse(text)).toBe(number)
  expect(PhoneNumber.parse(number)).toBe(number)
})
