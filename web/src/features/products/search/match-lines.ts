import type { CatalogRow } from '@tech-house/api/contract/catalog-rows'
import { searchWords } from './search-words.ts'
import type { createWordIndex } from './word-index.ts'

/** A line of a list. With a product's id, only this product is looked up. */
export interface LineQuery {
  /** The whole line, and the name in it. */
  text: string
  name: string
  productId?: string | undefined
}

export type MatchedProduct = Pick<
  CatalogRow,
  '_id' | 'product' | 'price' | 'available_quantity' | 'minimum_order' | 'image'
>

export interface LineMatch {
  /** The product itself, or up to three that come close; none if the line names no product. */
  products: MatchedProduct[]
  /** Exactly one product has this id or name. */
  isExact: boolean
  /** The whole line is the name, so what looks like a quantity belongs to it. */
  isWholeText: boolean
}

const maxChoices = 3
const none: LineMatch = { products: [], isExact: false, isWholeText: false }

/** Finds the product of a line: by id, by name, or else by a search for the name. */
export function lineMatcher(rows: CatalogRow[], index: ReturnType<typeof createWordIndex>) {
  const byId = new Map(rows.map((row) => [row._id.toLowerCase(), row]))
  const byName = Map.groupBy(rows, ({ product }) => keyOf(product))
  const searched = new Map<string, CatalogRow[]>()

  function named(text: string): CatalogRow[] {
    const row = byId.get(text.toLowerCase())
    if (row) return [row]
    const key = keyOf(text)
    return key === '' ? [] : (byName.get(key) ?? [])
  }

  return ({ text, name, productId }: LineQuery): LineMatch => {
    if (productId !== undefined) {
      const row = byId.get(productId.toLowerCase())
      return row ? { products: [matched(row)], isExact: true, isWholeText: false } : none
    }
    const whole = named(text)
    const exact = whole.length > 0 ? whole : named(name)
    const found = exact.length > 0 ? exact : search(name)
    return {
      products: found.slice(0, maxChoices).map(matched),
      isExact: exact.length === 1,
      isWholeText: whole.length > 0 && text !== name,
    }
  }

  function search(name: string): CatalogRow[] {
    const known = searched.get(name)
    if (known) return known
    const places = searchWords(name).length > 0 ? index.find(name) : []
    const found = places.slice(0, maxChoices).flatMap((place) => rows[place] ?? [])
    searched.set(name, found)
    return found
  }
}

const keyOf = (text: string) => searchWords(text).join(' ')

function matched(row: CatalogRow): MatchedProduct {
  const { _id, product, price, available_quantity, minimum_order, image } = row
  return { _id, product, price, available_quantity, minimum_order, image }
}
