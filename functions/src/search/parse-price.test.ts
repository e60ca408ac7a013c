import { expect, test } from 'vitest'
import { parsePrice } from './parse-price.ts'

test.each([
  ['board under $250', { maxPrice: 250 }],
  ['under 250 board', { maxPrice: 250 }],
  ['gpu below 1,200 dollars', { maxPrice: 1200 }],
  ['gpu under 1.5k', { maxPrice: 1500 }],
  ['gpu under 1.5 k', { maxPrice: 1500 }],
  ['gpu under $4k', { maxPrice: 4000 }],
  ['ssd up to 99.99', { maxPrice: 99.99 }],
  ['ssd < $80', { maxPrice: 80 }],
  ['monitor over $500', { minPrice: 500 }],
  ['monitor over 200 under 400', { minPrice: 200, maxPrice: 400 }],
  ['keyboard between $150 and $100', { minPrice: 100, maxPrice: 150 }],
  ['keyboard from 100 to 150', { minPrice: 100, maxPrice: 150 }],
  ['gpu $200-$300', { minPrice: 200, maxPrice: 300 }],
  ['gpu 200 to 300 dollars', { minPrice: 200, maxPrice: 300 }],
  ['gpu no more than $250', { maxPrice: 250 }],
  ['gpu within 250 euro', { maxPrice: 250 }],
  ['gpu €250', { maxPrice: 250 }],
  ['gpu from $1000', { minPrice: 1000 }],
  ['motherboard around $200', { minPrice: 160, maxPrice: 240 }],
  ['~200 dollar motherboard', { minPrice: 160, maxPrice: 240 }],
  ['cable under 9 dollars', { maxPrice: 9 }],
  ['cable under $9', { maxPrice: 9 }],
  ['gpu under 2k', { maxPrice: 2000 }],
  ['gpu $1000+', { minPrice: 1000 }],
  ['gpu 800 dollars or more', { minPrice: 800 }],
  ['gpu $1k-2k', { minPrice: 1000, maxPrice: 2000 }],
  ['gpu $500-1.5k', { minPrice: 500, maxPrice: 1500 }],
  ['$250 motherboard', { maxPrice: 250 }],
  ['board 150$', { maxPrice: 150 }],
])('"%s" names a price [CAT-2]', (words, price) => {
  const { rest, ...bounds } = parsePrice(words)
  expect(bounds).toEqual(price)
  expect(rest).not.toMatch(/\d/)
})

test.each([
  'board with at least 4 ram slots',
  'case for up to 8 drives',
  'budget 5600 cpu',
  'drive from 2024',
  'around 27 inch monitor',
  'psu over 750 W',
  'psu 700 or more',
  'case under 400mm',
  'ssd up to 2tb',
  'over 27" monitor',
  'rtx 5080',
  '4k monitor',
  'monitor up to 4k',
  'router at least 2.5g',
  'monitor over 23.8 inch',
  '1920-1080 monitor',
  'kit 2 and 16 gb',
  'from 2 to 4 tb',
  'under',
])('"%s" names no price [CAT-2]', (words) => {
  expect(parsePrice(words)).toEqual({ rest: words })
})
