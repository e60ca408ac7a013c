import { expect, test } from 'vitest'
import { isContradicted } from './contradiction.ts'

test('a name counts with each of its words where no brand is known [IMPORT-2]', () => {
  const [row, product] = ['A-1', 'B-2'].map((number) => ({
    product: 'Undefined 1',
    partNumbers: [number],
  }))
  expect(isContradicted({ ...row }, { ...product }, 'gtin')).toBe(false)
})
