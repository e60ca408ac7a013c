import { expect, test } from 'vitest'
import { anAddress } from '../testing/samples.ts'
import { countryNames, readCountry } from './countries.ts'
import { formatAddress } from './format-address.ts'

const office = { company: 'Mendes GmbH', phone: '+49 30 901820' }

test.each([
  ['DE', ['Carlos Mendes', 'Mendes GmbH', 'Lindenstraße 12', '10969 Berlin', 'Germany']],
  ['AT', ['Mendes GmbH', 'Carlos Mendes', 'Lindenstraße 12', '10969 Berlin', 'Austria']],
  ['US', ['Carlos Mendes', 'Mendes GmbH', 'Lindenstraße 12', 'Berlin 10969', 'United States']],
])('an address of %s is written in the order of its country [PURCH-2]', (country, lines) => {
  expect(formatAddress(anAddress({ ...office, country }))).toBe([...lines, office.phone].join('\n'))
})

test('a part for which the format of a country has no place is not lost [PURCH-2]', () => {
  const lines = formatAddress(anAddress({ country: 'AE', city: 'Dubai', postalCode: '00000' }))
  expect(lines).toMatch(/\nDubai\n00000\nUnited Arab Emirates$/)
})

test('countries are the current ones, read by name or code [PURCH-2]', () => {
  expect(countryNames).toContain('Kosovo')
  expect(countryNames).not.toContain('European Union')
  expect(new Set(countryNames).size).toBe(countryNames.length)
  expect(['germany ', 'de', 'Samoa', 'Atlantis'].map(readCountry)).toEqual([
    'DE',
    'DE',
    'WS',
    'Atlantis',
  ])
})
