import { expect, test } from 'vitest'
import {
  isAmbiguous,
  numberReadings,
  plainNumber,
  plainPrice,
  readPrice,
  readWhole,
} from './read-number.ts'

test.each([
  ['12', '12', '12'],
  ['1 299', '1299', '1299'],
  ['0.500', '0.500', undefined],
  ['129.99', '129.99', undefined],
  ['1,299.00', '1299.00', undefined],
  ['1,234,567', '1234567', undefined],
  ['129,99', undefined, '129.99'],
  ['1.299,00', undefined, '1299.00'],
  ['1\u202f299,00', undefined, '1299.00'],
  ["1'299,5", undefined, '1299.5'],
  ['1.234.567', undefined, '1234567'],
  ['1 00 0', undefined, undefined],
  ['1,299 000', undefined, undefined],
  ['1e9', undefined, undefined],
  ['', undefined, undefined],
])('%j is %s with a decimal point and %s with a decimal comma', (text, point, comma) => {
  const readings = numberReadings(text)
  expect(readings).toEqual({ ...(point && { '.': point }), ...(comma && { ',': comma }) })
  expect(isAmbiguous(readings)).toBe(false)
})

test.each(['12.500', '1,234', '-1.000'])('%j has two readings', (text) => {
  expect(isAmbiguous(numberReadings(text))).toBe(true)
})

test.each([
  [' 20 ', 20],
  ['1 000', 1000],
  ['12,345,678', 12345678],
  ['-1,000', -1000],
  ['1.000', undefined],
  ['1,00', undefined],
  ['$5', undefined],
  ['1e9', undefined],
])('%j is read as the whole number %s', (typed, whole) => {
  expect(readWhole(typed)).toBe(whole)
})

test.each([
  ['$1,999.99', 1999.99],
  ['$ 1 999.9', 1999.9],
  ['1.999,99 €', 1999.99],
  ['EUR 84,90', 84.9],
  ['$1,999', 1999],
  ['-1', undefined],
  ['1.999', undefined],
  ['$$5', undefined],
  ['12345678', undefined],
  ['', undefined],
])('%j is read as the price %s', (text, dollars) => {
  expect(readPrice(text)).toBe(dollars)
})

test('a text without a number stays as it is', () => {
  expect([plainNumber(' cheap '), plainPrice(' cheap ')]).toEqual(['cheap', 'cheap'])
})
