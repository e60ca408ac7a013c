import { expect, test } from 'vitest'
import { aProduct } from '#shared/testing/samples.ts'
import { findProducts, noFilter, typesOf } from './find-products.ts'

const ssd = aProduct({ _id: 'ssd', product: 'Fast drive 2TB', type: 'SSD' })
const hdd = aProduct({ _id: 'hdd', product: 'Slow drive 4TB', type: 'HDD' })
const other = aProduct({ _id: 'other', product: 'Fast drive 1TB', type: 'SSD' })
const all = [hdd, ssd, other]

test('every word must be somewhere in the product, in any order and case', () => {
  expect(findProducts(all, { words: ' DRIVE  fast', type: '' })).toEqual([ssd, other])
  expect(findProducts(all, { words: 'fast 4tb', type: '' })).toEqual([])
})

test('a type narrows the products down, and no filter leaves them as they are', () => {
  expect(findProducts(all, { words: '2tb', type: 'SSD' })).toEqual([ssd])
  expect(findProducts(all, noFilter)).toBe(all)
})

test('types keep their places when more products come', () => {
  expect(typesOf([hdd, ssd])).toEqual(['HDD', 'SSD'])
  expect(typesOf(all)).toEqual(['HDD', 'SSD'])
})
