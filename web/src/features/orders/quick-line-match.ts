import type { Product } from '@tech-house/api/contract/product'

export type MatchedProduct = Pick<
  Product,
  '_id' | 'product' | 'price' | 'available_quantity' | 'minimum_order' | 'image'
>

/** What to find for a line: a product's id, or the text of the line and the name in it. */
export interface LineQuery {
  text: string
  name: string
  productId?: string | undefined
}

export interface LineMatch {
  /** The product itself, or up to three that come close; none if the line names no product. */
  products: MatchedProduct[]
  isExact: boolean
  /** The whole line is the name, so what looks like a quantity belongs to it. */
  isWholeText: boolean
}

/** Finds the products of lines in the catalog as it is now. The page connects it with the search. */
export type FindLines = (queries: LineQuery[]) => Promise<LineMatch[]>
