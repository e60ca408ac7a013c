import { expect } from 'vitest'
import type { Product } from '../../src/contract/catalog/product.ts'
import { ledgerOf, stockOf } from './api.ts'

/** Fails unless the product has so many pieces, in stock and according to its events. */
export const expectStock = (product: Product, pieces: number) => expectStocks([product], [pieces])

/** Fails unless the products have so many pieces, in stock and according to their events. */
export async function expectStocks(products: Product[], pieces: number[]): Promise<void> {
  expect(await Promise.all(products.map(stockOf))).toEqual(pieces)
  expect(await Promise.all(products.map(ledgerOf))).toEqual(pieces)
}
