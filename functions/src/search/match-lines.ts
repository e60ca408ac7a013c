import type { ProductDetails } from '../contract/catalog/product.ts'
import type { LineMatch, LineQuery } from '../contract/search.ts'
import { tokenize } from './tokenize.ts'

type Rows = readonly ProductDetails[]

/** Finds the product of a line of a list: by id, by name, or else by a search for the name. */
export function lineMatcher(rows: Rows, search: (name: string) => Rows) {
  const keyOf = (text: string) => tokenize(text).join(' ')
  const byId = new Map(rows.map((row) => [row._id.toLowerCase(), row]))
  const byName = Map.groupBy(rows, ({ product }) => keyOf(product))
  byName.delete('')
  const named = (text: string): Rows => {
    const row = byId.get(text.toLowerCase())
    return row ? [row] : (byName.get(keyOf(text)) ?? [])
  }

  return ({ text, name = text, productId }: LineQuery): LineMatch => {
    const ofId = productId === undefined ? undefined : byId.get(productId.toLowerCase())
    const whole = productId === undefined ? named(text) : []
    const exact = ofId ? [ofId] : whole.length > 0 || productId !== undefined ? whole : named(name)
    const isSearched = exact.length === 0 && productId === undefined && keyOf(name) !== ''
    const found = isSearched ? search(name) : exact
    const products = found
      .slice(0, 3)
      .map(({ _id, product, price, available_quantity, minimum_order, image }) => ({
        ...{ _id, product, price, available_quantity, minimum_order, image },
      }))
    return { products, isExact: exact.length === 1, isWholeText: whole.length > 0 && text !== name }
  }
}
