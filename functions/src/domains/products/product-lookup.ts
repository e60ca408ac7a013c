import { gtinKey, partNumberKey } from '../../contract/catalog/item-numbers.ts'
import type { ManagedProduct } from '../../contract/catalog/managed-product.ts'
import type { MatchQuery, ProductMatch } from '../../contract/catalog/product-import.ts'
import { nameKey } from '../../contract/catalog/product-name.ts'
import { mapCooperatively } from '../../platform/http/concurrency/time-slices.ts'

/** A row that fits more products names none of them, unless it has the id of one. */
const maxFound = 5

const identifiers = {
  partNumber: ({ partNumbers = [] }: MatchQuery) => partNumbers.map(partNumberKey),
  gtin: ({ gtin }: MatchQuery) => (gtin ? [gtinKey(gtin)] : []),
  id: ({ productId }: MatchQuery) => (productId ? [productId] : []),
  name: ({ product }: MatchQuery) => (product ? [nameKey(product)] : []),
}
const ways = Object.keys(identifiers) as (keyof typeof identifiers)[]

const keysBy = (by: keyof typeof identifiers, query: MatchQuery) =>
  identifiers[by](query).map((key) => `${by} ${key}`)

/** Texts of which no two products should have one in common. */
export const keysOf = (query: MatchQuery) => ways.flatMap((by) => keysBy(by, query))

/** A product of the cached list stays the same object until it changes. */
const storedKeys = new WeakMap<ManagedProduct, string[]>()

function keysOfStored(product: ManagedProduct): string[] {
  const keys = storedKeys.get(product) ?? keysOf({ ...product, productId: product._id })
  storedKeys.set(product, keys)
  return keys
}

/** Finds products by what identifies them, for these queries. */
export async function productLookup(products: ManagedProduct[], queries: MatchQuery[]) {
  const asked = new Set(queries.flatMap(keysOf))
  const found = await mapCooperatively(products, (product) =>
    keysOfStored(product).flatMap((key) => (asked.has(key) ? { key, product } : [])),
  )
  const byKey = Map.groupBy(found.flat(), ({ key }) => key)
  const find = (keys: string[]) => [
    ...new Set(keys.flatMap((key) => byKey.get(key) ?? []).map(({ product }) => product)),
  ]

  return {
    /** The products that anything of the query names. */
    all: (query: MatchQuery) => find(keysOf(query)),

    match(query: MatchQuery): ProductMatch {
      for (const by of ways) {
        const found = find(keysBy(by, query))
        const named = found.find(({ _id }) => _id === query.productId)
        if (found.length > 0) return { by, products: named ? [named] : found.slice(0, maxFound) }
      }
      return { products: [] }
    },
  }
}
