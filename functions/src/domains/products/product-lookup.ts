import { gtinKey, partNumberKey } from '../../contract/catalog/item-numbers.ts'
import type { ManagedProduct } from '../../contract/catalog/managed-product.ts'
import type { NewProduct } from '../../contract/catalog/product.ts'
import type { MatchQuery, ProductMatch } from '../../contract/catalog/product-import.ts'
import { nameKey } from '../../contract/catalog/product-name.ts'
import { plainText } from '../../parts/plain-text.ts'
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

export const numberKeysOf = (item: MatchQuery) => [
  ...keysBy('partNumber', item),
  ...keysBy('gtin', item),
]

/** What decides between products that have a text in common, the surest first. */
const signs: ((item: MatchQuery) => string[])[] = [
  (item) => [...keysBy('id', item), ...numberKeysOf(item)],
  ({ brand }) => (brand ? [nameKey(brand)] : []),
  (item) => keysBy('name', item),
  ({ product = '' }) => wordsIn(product),
]

/** `2TB` and `2 TB` are the same words. */
const wordsIn = (text: string): string[] => plainText(text).match(/\p{L}+|\p{N}+/gu) ?? []

type Item = Pick<NewProduct, 'product' | 'brand' | 'partNumbers' | 'gtin'> &
  Partial<Pick<ManagedProduct, '_id' | 'merged'>>

const queryOf = ({ _id, ...item }: Item): MatchQuery => ({ ...item, productId: _id })

/** A product of the cached list stays the same object until it changes. */
const storedKeys = new WeakMap<Item, string[]>()

export function keysOfItem(item: Item): string[] {
  const keys = storedKeys.get(item) ?? [
    ...keysOf(queryOf(item)),
    ...(item.merged ?? []).flatMap(({ _id, product }) => keysOf({ productId: _id, product })),
  ]
  storedKeys.set(item, keys)
  return keys
}

/** Finds products by what identifies them, for these queries. */
export async function productLookup(products: ManagedProduct[], queries: MatchQuery[]) {
  const asked = new Set(queries.flatMap(keysOf))
  const found = await mapCooperatively(products, (product) =>
    keysOfItem(product).flatMap((key) => (asked.has(key) ? { key, product } : [])),
  )
  return lookupIn(found.flat())
}

/** Finds products by their keys. */
export function lookupIn<Found extends Item>(keyed: { key: string; product: Found }[]) {
  const byKey = Map.groupBy(keyed, ({ key }) => key)
  const find = (keys: string[]) => [
    ...new Set(keys.flatMap((key) => byKey.get(key) ?? []).map(({ product }) => product)),
  ]

  return {
    /** The products that anything of the query names. */
    all: (query: MatchQuery) => find(keysOf(query)),

    match(query: MatchQuery): { by?: ProductMatch['by']; products: Found[] } {
      for (const by of ways) {
        const found = find(keysBy(by, query))
        if (found.length > 0) return { by, products: decide(query, found).slice(0, maxFound) }
      }
      return { products: [] }
    },
  }
}

/** Leaves the products of which a query says all that it says of any other, sign by sign. */
function decide<Found extends Item>(query: MatchQuery, found: Found[]): Found[] {
  return signs.reduce((left, sign) => {
    const said = left.length > 1 ? [...new Set(sign(query))] : []
    const shared = left.map((product) => {
      const own = new Set(sign(queryOf(product)))
      return said.filter((text) => own.has(text))
    })
    const best = left.filter((_, index) =>
      shared.every((others) => others.every((text) => shared[index]?.includes(text))),
    )
    return best.length > 0 ? best : left
  }, found)
}
