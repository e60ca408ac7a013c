import { expect, test } from 'vitest'
import { plainDollars, plainWhole, readPrice } from './read-number.ts'

test.each([
  ['1 000', '1000'],
  ['12,345,678', '12345678'],
  [' 20 ', '20'],
  ['-1,000', '-1000'],
  ['1,00', '1,00'],
  ['1 00 0', '1 00 0'],
  ['1e9', '1e9'],
])('%j is read as the whole number %s', (typed, plain) => {
  expect(plainWhole(typed)).toBe(plain)
})

test.each([
  ['$1,999.99', '1999.99'],
  ['$ 1 999.9', '1999.9'],
  ['1,99', '1,99'],
  ['1.999,99', '1.999,99'],
  ['$$5', '$$5'],
])('%j is read as the price %s', (typed, plain) => {
  expect(plainDollars(typed)).toBe(plain)
})

test.each([
  ['$1,999.99', 1999.99],
  ['-1', undefined],
  ['1.999', undefined],
  ['12345678', undefined],
  ['', undefined],
])('%j is read as the number %s of dollars', (text, dollars) => {
  expect(readPrice(text)).toBe(dollars)
})
