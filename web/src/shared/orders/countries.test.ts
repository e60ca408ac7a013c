import { expect, test } from 'vitest'
import { countryNames, readCountry } from './countries.ts'

test('countries have names of their own [PURCH-2]', () => {
  expect(countryNames).toContain('Kosovo')
  expect(countryNames).not.toContain('European Union')
  expect(new Set(countryNames).size).toBe(250)
})

const texts = {
  DE: ['germany ', 'de', 'Deutschland', 'ALEMANIA', 'Γερμανία', 'जर्मनी'],
  GB: ['UK', 'u.k.', 'Great Britain', 'England', 'Vereinigtes Königreich'],
  US: ['USA', 'U.S.A.', 'United States of America', 'the united states', 'Estados Unidos'],
  CZ: ['Czech Republic', 'Česko', 'Tschechien'],
  VN: ['Viet Nam', 'Việt Nam'],
  LC: ['Saint Lucia', 'st lucia'],
  CI: ['Ivory Coast', "Cote d'Ivoire"],
  BA: ['Bosnia and Herzegovina', 'Bosnia-Herzegovina'],
  TW: ['台灣', '台湾'],
  WS: ['Samoa'],
  TR: ['Turkey'],
  NL: ['The Netherlands', 'Holland'],
}

test.each(Object.entries(texts))('%s is the country of %j [PURCH-2]', (code, names) => {
  expect(names.map(readCountry)).toEqual(names.map(() => code))
})

// The last one is Congo-Kinshasa in one language and Congo-Brazzaville in another one.
test.each(['', 'Atlantis', 'EU', 'ZZ', 'Kongo'])('%j is asked about [PURCH-2]', (text) => {
  expect(readCountry(text)).toBe(text)
})
