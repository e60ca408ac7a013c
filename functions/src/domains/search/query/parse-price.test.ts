import { currency } from '@tech-house/shop'
import { expect, test } from 'vitest'
import { parsePrice } from './parse-price.ts'

test.each([
  ['board under $250', { maxPrice: 250 }],
  ['gpu below 1,200 dollars', { maxPrice: 1200 }],
  ['gpu under 1.5k', { maxPrice: 1500 }],
  ['ssd up to 99.99', { maxPrice: 99.99 }],
  ['monitor over 200 under 400', { minPrice: 200, maxPrice: 400 }],
  ['ssd < $80', { maxPrice: 80 }],
  ['keyboard between $150 and $100', { minPrice: 100, maxPrice: 150 }],
  ['gpu 200 to 300 dollars', { minPrice: 200, maxPrice: 300 }],
  ['gpu $200-$300', { minPrice: 200, maxPrice: 300 }],
  ['gpu no more than $250', { maxPrice: 250 }],
  ['gpu €250', { maxPrice: 250 }],
  ['gpu from ₹250', { minPrice: 250 }],
  [`250 ${currency} gpu`, { maxPrice: 250 }],
  ['gpu from $1000', { minPrice: 1000 }],
  ['motherboard around $200', { minPrice: 160, maxPrice: 240 }],
  ['~200 dollar motherboard', { minPrice: 160, maxPrice: 240 }],
  ['cable under $9', { maxPrice: 9 }],
  ['gpu $1000+', { minPrice: 1000 }],
  ['gpu 800 dollars or more', { minPrice: 800 }],
  ['gpu $500-1.5k', { minPrice: 500, maxPrice: 1500 }],
  ['$250 motherboard', { maxPrice: 250 }],
  // German
  ['Netzteil bis zu 1.200 Euro', { maxPrice: 1200 }],
  ['CPU für unter 1.299,99 €', { maxPrice: 1299.99 }],
  ['Gehäuse bis max. 130', { maxPrice: 130 }],
  ['SSD maximal 500,-', { maxPrice: 500 }],
  ['SSD hoechstens 70 Euro', { maxPrice: 70 }],
  ['Maus nicht mehr als 99,90 €', { maxPrice: 99.9 }],
  ['Monitor günstiger als 300', { maxPrice: 300 }],
  ['Grafikkarte ab 500€', { minPrice: 500 }],
  ['Grafikkarte über 1000 Euro', { minPrice: 1000 }],
  ['Grafikkarte 800 € aufwärts', { minPrice: 800 }],
  ['Monitor zwischen 300 und 600', { minPrice: 300, maxPrice: 600 }],
  ['Monitor von 300 bis 600 €', { minPrice: 300, maxPrice: 600 }],
  ['Maus um die 100 Euro', { minPrice: 80, maxPrice: 120 }],
])('"%s" names a price [CAT-2, LANG-3]', (words, price) => {
  const { rest, ...bounds } = parsePrice(words)
  expect(bounds).toEqual(price)
  expect(rest).not.toMatch(/\d/)
})

test.each([
  'board with at least 4 ram slots',
  'case for up to 8 drives',
  'budget 5600 cpu',
  'psu over 750 W',
  'over 27" monitor',
  '4k monitor',
  'router at least 2.5g',
  '1920-1080 monitor',
  'kit 2 and 16 gb',
  'under',
  'Monitor ab 27 Zoll',
  'Prozessor mit mindestens 12 Kernen',
  'Lüfter unter 30 dB',
  'unter',
])('"%s" names no price [CAT-2]', (words) => {
  expect(parsePrice(words)).toEqual({ rest: words })
})
