import { expect, test } from 'vitest'
import { aRecipient } from '../../../test/support/recipient.ts'
import { Recipient, StoredRecipient } from './recipient.ts'

test.each([
  ['DE', true],
  ['XK', true],
  ['UK', false],
  ['EU', false],
  ['ZZ', false],
  ['IC', false],
  ['de', false],
  ['DEU', false],
])(
  '%s is a country that the shop delivers to: %s, and readable where it is stored [PURCH-2]',
  (country, isCountry) => {
    const recipient = { ...aRecipient, country }
    expect(Recipient.safeParse(recipient).success).toBe(isCountry)
    expect(StoredRecipient.safeParse(recipient).success).toBe(true)
  },
)
