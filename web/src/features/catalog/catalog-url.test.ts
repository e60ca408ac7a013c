import { expect, test } from 'vitest'
import { chosenType, readCatalogUrl, writeCatalogUrl } from './catalog-url.ts'

test('the URL has the search and up to four compared products [CAT-5, CAT-7]', () => {
  const search = '?q=board&type=SSD&compare=a,b'
  expect(writeCatalogUrl(readCatalogUrl(search))).toBe(search)
  expect(readCatalogUrl('?compare=a,b,a,c,d,e').compare).toEqual(['a', 'b', 'c', 'd'])
  expect(writeCatalogUrl(readCatalogUrl('?type=&compare=,,'))).toBe('')
})

test('a type is chosen in the spelling of the products, and not that of the search before [CAT-3, CAT-5]', () => {
  const { filter } = readCatalogUrl('?type=graphics+CARD')
  expect(chosenType(filter, { type: 'Graphics card' })).toBe('Graphics card')
  expect(chosenType(filter, { type: 'SSD' })).toBe('graphics CARD')
  expect(chosenType({ type: '' }, { type: 'SSD' })).toBe('')
  expect(chosenType(filter)).toBe('graphics CARD')
})
