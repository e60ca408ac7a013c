import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newProduct } from '../../functions/test/support/new-product.ts'
import { readPriceList, unusedLines, withPrice } from './price-list.ts'

function fileOf(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'prices-')), 'prices.csv')
  writeFileSync(file, text)
  return file
}

test('prices are read by part number or name, with German or English numbers [IMPORT-3]', () => {
  const file = fileOf(
    'Part number;Price;Stock\nab 12-3;"1.299,90 €";7\nA drive;79,5;\nTWICE;5;1\nTWICE;6;1\n',
  )
  const prices = readPriceList(file)
  const draft = { ...newProduct(), price: 999_999, available_quantity: 0, draft: true }
  const priced = withPrice({ ...draft, partNumbers: ['AB-123'] }, prices)
  expect(priced).toMatchObject({ price: 1299.9, available_quantity: 7 })
  expect(priced).not.toHaveProperty('draft')
  expect(withPrice({ ...draft, product: 'A drive' }, prices)).toMatchObject({ price: 79.5 })
  const twice = { ...draft, partNumbers: ['TWICE'] }
  expect(withPrice(twice, prices)).toEqual(twice)
  expect(unusedLines(prices)).toBe(1)
})

test.each([
  ['AB-1,1.299,4', 'Line 1: "1.299" can be 1.299 or 1299: write it with two decimals'],
  ['AB-1,cheap,4', 'Line 1: "cheap" is no price'],
  ['AB-1,0,4', 'Line 1: "0" is no price'],
  ['AB-1,12.50,many', 'Line 1: "many" is no number of pieces'],
  [',12.50,1', 'Line 1: the part number or name is missing'],
])('the list "%s" is refused: %s [IMPORT-3]', (text, problem) => {
  expect(() => readPriceList(fileOf(text))).toThrow(problem)
})
