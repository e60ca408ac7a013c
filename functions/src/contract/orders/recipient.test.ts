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
