import {
  gtinKey,
  isPlaceholder,
  partNumberKey,
} from '@tech-house/api/contract/catalog/item-numbers'
import type { ManagedProduct } from '@tech-house/api/contract/catalog/managed-product'
import type { ProductMatch } from '@tech-house/api/contract/catalog/product-import'
import { plainText } from '@tech-house/api/parts/plain-text'

type Item = Partial<Pick<ManagedProduct, '_id' | 'partNumbers' | 'gtin' | 'brand' | 'product'>>

/** Whether a row meets a product by one number, and everything else that both say differs. */
export function isContradicted(row: Item, product: Item, by: ProductMatch['by']): boolean {
  if (by !== 'partNumber' && by !== 'gtin') return false
  const brands = wordsIn(`${row.brand ?? ''} ${product.brand ?? ''}`)
  const signs: ((item: Item) => string[])[] = [
    ({ _id }) => [_id ?? []].flat(),
    ({ partNumbers = [], gtin = [] }) =>
      by === 'gtin' ? partNumbers.map(partNumberKey) : [gtin].flat().map(gtinKey),
    ({ brand = '' }) => (isPlaceholder(brand) ? [] : wordsIn(brand)),
    ({ product = '' }) => wordsIn(product).filter((word) => !brands.includes(word)),
  ]
  const verdicts = signs.map((read) => isAlike(read(row), read(product)))
  return verdicts.includes(false) && !verdicts.includes(true)
}

const wordsIn = (text: string): string[] => plainText(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Suppliers name a product in different words, so half of the shorter list is enough. */
function isAlike(a: string[], b: string[]): boolean | undefined {
  const shorter = Math.min(a.length, b.length)
  return shorter === 0 ? undefined : a.filter((text) => b.includes(text)).length * 2 >= shorter
}
