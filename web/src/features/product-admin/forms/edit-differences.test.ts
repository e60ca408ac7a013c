import { formatPrice } from '@tech-house/api/parts/format-number'
import { expect, test } from 'vitest'
import { aManagedProduct } from '#shared/testing/samples.ts'
import { applyForm, differingFields, editableOf, mergeEdits } from './edit-differences.ts'

const base = editableOf(aManagedProduct())
const theirs = { ...base, price: 90, description: 'Theirs', reorderAt: 4 }
const mine = { ...base, price: 70, product: 'Mine' }

test('the fields that differ name both versions, and which of them I changed [STAFF-1]', () => {
  expect(differingFields(base, theirs, mine)).toEqual([
    expect.objectContaining({ name: 'product', mine: 'Mine', isMine: true }),
    expect.objectContaining({
      name: 'price',
      theirs: formatPrice(90),
      mine: formatPrice(70),
      isMine: true,
    }),
    expect.objectContaining({ name: 'reorderAt', mine: 'By default', isMine: false }),
    expect.objectContaining({ name: 'description', theirs: 'Theirs', isMine: false }),
  ])
})

test('a merge takes the chosen fields from the other edit, also those that mine lacks [STAFF-1]', () => {
  expect(mergeEdits(theirs, mine, ['reorderAt', 'description'])).toEqual({
    ...mine,
    description: 'Theirs',
    reorderAt: 4,
  })
  expect(mergeEdits(base, theirs, ['reorderAt']).reorderAt).toBeUndefined()
})

test('an edit keeps all stored sources but a replaced first one [STAFF-1]', () => {
  const sources = [1, 2].map((n) => ({ url: `https://example.com/${n}`, checkedOn: '2026-01-01' }))
  const specs = { kind: 'storage' as const, capacityGb: 2000 }
  const stored = aManagedProduct({ specs: { ...specs, sources } })
  const { image, available_quantity, _id, revision, draft, ...typed } = stored
  const sourcesWith = (source: { url: string; checkedOn: string }) => {
    const values = { ...typed, image: undefined, specs: { ...specs, sources: [source] } }
    return applyForm(values, stored, { image, draft }).specs?.sources
  }
  const other = { url: 'https://example.com/3', checkedOn: '2026-11-22' }
  expect(sourcesWith({ ...other, url: 'https://example.com/1' })).toEqual(sources)
  expect(sourcesWith(other)).toEqual([other, sources[1]])
})

test('a conflict shows numbers, images and facts line by line [ITEM-1, SPEC-2]', () => {
  const item = {
    brand: 'Samsung',
    gtin: '036000291452',
    partNumbers: ['A, B', 'C'],
    images: ['/a.svg', '/b.svg'],
    facts: [{ label: 'Ports', value: '2' }],
  }
  const texts = differingFields(base, base, { ...base, ...item }).map(({ label, theirs, mine }) => [
    label,
    theirs,
    mine,
  ])
  expect(texts).toEqual([
    ['Brand', 'None', 'Samsung'],
    ['Part numbers', 'None', 'A, B\nC'],
    ['GTIN', 'None', '036000291452'],
    ['Further images', 'None', '/a.svg\n/b.svg'],
    ['More facts', 'None', 'Ports: 2'],
  ])
})
