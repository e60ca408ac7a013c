import { expect, test } from 'vitest'
import { aRecipient } from '../../../test/support/recipient.ts'
import { Recipient } from './recipient.ts'

test.each([
  ['DE', true],
  ['XK', true],
  ['UK', false],
  ['EU', false],
  ['ZZ', false],
  ['IC', false],
  ['de', false],
  ['DEU', false],
])('%s is a country that the shop delivers to: %s [PURCH-2]', (country, isCountry) => {
  expect(Recipient.safeParse({ ...aRecipient, country }).success).toBe(isCountry)
})

test.each([
  'Rita, Berlin',
  {},
  { ...aRecipient, country: 'Germany' },
  { ...aRecipient, lines: [] },
  { ...aRecipient, lines: Array(4).fill('x') },
  { ...aRecipient, name: 'x'.repeat(201) },
  { ...aRecipient, city: '\u0000' },
  { ...aRecipient, phone: 'call me' },
])('%j is no recipient [PURCH-2]', (recipient) => {
  expect(Recipient.safeParse(recipient).success).toBe(false)
})
