import { gtinKey, partNumberKey, plainGtin } from '../../contract/catalog/item-numbers.ts'
import type { ManagedProduct } from '../../contract/catalog/managed-product.ts'
import type { MatchQuery, ProductMatch } from '../../contract/catalog/product-import.ts'
import { nameKey } from '../../contract/catalog/product-name.ts'

/** A row that fits more products names none of them. */
const maxFound = 5

/** Finds products by what identifies them. */
export function productLookup(products: ManagedProduct[]) {
  const byId = new Map(products.map((product) => [product._id, product]))
  const byName = index(products, ({ product }) => [nameKey(product)])
  const byGtin = index(products, ({ gtin }) => (gtin ? [gtinKey(gtin)] : []))
  const byPartNumber = index(products, ({ partNumbers = [] }) => partNumbers.map(partNumberKey))

  const find = {
    partNumber: ({ partNumbers = [] }: MatchQuery) => [
      ...new Set(partNumbers.flatMap((number) => byPartNumber.get(partNumberKey(number)) ?? [])),
    ],
    gtin: ({ gtin = '' }: MatchQuery) => (plainGtin(gtin) && byGtin.get(gtinKey(gtin))) || [],
    id: ({ productId = '' }: MatchQuery) => byId.get(productId) ?? [],
    name: ({ product }: MatchQuery) => (product && byName.get(nameKey(product))) || [],
  }
  const ways = Object.keys(find) as (keyof typeof find)[]

  return {
    /** The products that anything of the query names. */
    all: (query: MatchQuery) => [...new Set(ways.flatMap((by) => find[by](query)))],

    match(query: MatchQuery): ProductMatch {
      for (const by of ways) {
        const found = [find[by](query)].flat()
        if (found.length > 0) return { by, products: found.slice(0, maxFound) }
      }
      return { products: [] }
    },
  }
}

function index(products: ManagedProduct[], keysOf: (product: ManagedProduct) => string[]) {
  const found = new Map<string, ManagedProduct[]>()
  for (const product of products) {
    for (const key of keysOf(product)) {
      const others = found.get(key)
      if (others) others.push(product)
      else found.set(key, [product])
    }
  }
  return found
}
