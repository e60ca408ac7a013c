import SearchableMap from 'minisearch/SearchableMap'
import { isGtin, partNumberKey } from '../../contract/catalog/item-numbers.ts'
import type { ProductDetails } from '../../contract/catalog/product.ts'

const minBeginning = 4

/** The products by part number and GTIN, whatever their case, spaces and hyphens. */
export class NumberIndex {
  readonly #ids = new SearchableMap<Set<string>>()

  add(row: ProductDetails): void {
    for (const key of keysOf(row)) this.#ids.fetch(key, () => new Set()).add(row._id)
  }

  remove(row: ProductDetails): void {
    for (const key of keysOf(row)) {
      this.#ids.get(key)?.delete(row._id)
      if (this.#ids.get(key)?.size === 0) this.#ids.delete(key)
    }
  }

  /** The ids of the products with this number. */
  find(text: string): string[] {
    const key = partNumberKey(text)
    return [...((key && (this.#ids.get(key) ?? this.#ids.get(shortGtin(key)))) || [])]
  }

  /** The ids of the products with a number that begins so, in four characters or more. */
  findBeginning(text: string): string[] {
    const key = partNumberKey(text)
    if (key.length < minBeginning) return []
    return [...this.#ids.atPrefix(key).values()].flatMap((ids) => [...ids])
  }
}

/** Whether a text is no word and no amount, but may be a part number: a few products have one such as `BLACK` or `1000`. */
export function isNumberLike(text: string): boolean {
  const key = partNumberKey(text)
  return key.length >= minBeginning && /\d/.test(key) && !/^\d{1,5}$/.test(key)
}

/** Scanners read a GTIN-12 also as a GTIN-13 or -14 with zeros before it. */
const shortGtin = (key: string): string => (isGtin(key) ? key.replace(/^0+/, '') : key)

const keysOf = ({ partNumbers = [], gtin = '' }: ProductDetails): string[] =>
  [...partNumbers, gtin, shortGtin(gtin)].map(partNumberKey).filter(Boolean)
