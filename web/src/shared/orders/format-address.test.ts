import { expect, test } from 'vitest'
import { anAddress } from '../testing/samples.ts'
import { formatAddress } from './format-address.ts'

const office = { company: 'Mendes GmbH', phone: '+49 30 901820' }

test.each([
  ['DE', ['Carlos Mendes', 'Mendes GmbH', 'Lindenstraße 12', '10969 Berlin', 'Germany']],
  ['AT', ['Mendes GmbH', 'Carlos Mendes', 'Lindenstraße 12', '10969 Berlin', 'Austria']],
  ['US', ['Carlos Mendes', 'Mendes GmbH', 'Lindenstraße 12', 'Berlin 10969', 'United States']],
])('an address of %s is written in the order of its country [PURCH-2]', (country, lines) => {
  expect(formatAddress(anAddress({ ...office, country }))).toBe([...lines, office.phone].join('\n'))
})

const street = { lines: ['Street 230', 'Floor 2'] }
const tower = { lines: ['Dubai Marina Tower 1'], city: 'Dubai' }
const tokyo = { ...street, city: 'Chiyoda-ku', region: 'Tokyo', postalCode: '100-0001' }

test.each([
  ['AE', tower, 'Dubai Marina Tower 1|Dubai|United Arab Emirates'],
  ['AE', { ...tower, region: 'Dubai', postalCode: '00000' }, 'Tower 1|Dubai|00000|United'],
  ['QA', { ...street, city: 'Doha', postalCode: '23' }, 'Floor 2|Doha|23|Qatar'],
  ['SG', { city: 'Singapore', postalCode: '049483' }, '12|SINGAPORE 049483|Singapore'],
  ['SG', { city: 'Jurong', postalCode: '049483' }, '12|Jurong|SINGAPORE 049483|Singapore'],
  ['GI', { city: 'Gibraltar', postalCode: 'GX11 1AA' }, '12|GIBRALTAR|GX11 1AA|Gibraltar'],
  ['KY', { city: 'George Town', region: 'Grand Cayman' }, '12|George Town|Grand Cayman|Cayman'],
  ['NR', { city: 'Yaren', region: 'Yaren District' }, '12|Yaren|Yaren District|Nauru'],
  ['MO', { city: 'Taipa' }, '12|Taipa|Macao'],
  ['JP', tokyo, 'Mendes|Street 230|Floor 2|Chiyoda-ku, Tokyo|100-0001|Japan'],
  ['JP', { ...tokyo, city: '千代田区' }, '〒100-0001|Tokyo|千代田区|Street 230|Floor 2|Carlos'],
  ['MO', { city: '氹仔', postalCode: '999078' }, '999078|氹仔|Lindenstraße 12|Carlos Mendes|Macao'],
])('on a label of %s each part of %j has its place [PURCH-2]', (country, parts, lines) => {
  const address = anAddress({ postalCode: undefined, ...parts, country })
  expect(formatAddress(address).replaceAll('\n', '|')).toContain(lines)
})
