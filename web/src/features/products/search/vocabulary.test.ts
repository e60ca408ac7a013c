import { expect, test } from 'vitest'
import { typos } from './typos.ts'
import { createVocabulary } from './vocabulary.ts'

test.each([
  ['samsung', 'samsung', 0],
  ['samsung', 'samsng', 1],
  ['samsung', 'samssung', 1],
  ['samsung', 'samsunk', 1],
  ['samsung', 'smasung', 1],
  ['corsair', 'crosiar', 2],
  ['ryzen', 'razer', 2],
  ['ryzen', 'intel', -1],
  ['a', '', 1],
])('between "%s" and "%s" there are %i typos', (right, typed, count) => {
  expect(typos(right, typed, 2)).toBe(count)
  expect(typos(typed, right, 2)).toBe(count)
})

test('a vocabulary knows the longer terms, and similar words without digits', () => {
  const { startingWith, similarTo } = createVocabulary(['ssd', 'sata', 'sat4', 'satan', 's', 'rtx'])
  expect(startingWith('s')).toEqual(['sat4', 'sata', 'satan', 'ssd'])
  expect(startingWith('sata')).toEqual(['satan'])
  expect(startingWith('x')).toEqual([])
  expect(similarTo('sata', 1)).toEqual(['satan'])
  expect(similarTo('sta', 1)).toEqual(['sata'])
})
