import type { Product } from '@tech-house/api/contract/product'
import { isSoldOut } from '@tech-house/api/contract/stock'
import { type CatalogFilter, isPriceWithin } from './search/catalog-filter.ts'

/**
 * The simple search in the loaded rows, used until the worker answers. Name, type or description must
 * contain every word, in any order.
 */
export function findProducts(products: Product[], filter: CatalogFilter): Product[] {
  const { words, type, inStock, sort } = filter
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  const found = products.filter((product) => {
    const text = `${product.product} ${product.type} ${product.description}`.toLowerCase()
    return (
      (!type || product.type === type) &&
      (!inStock || !isSoldOut(product)) &&
      isPriceWithin(product, filter) &&
      wanted.every((word) => text.includes(word))
    )
  })
  if (sort === 'name') return found.sort((a, b) => a.product.localeCompare(b.product))
  if (sort === 'price-asc') return found.sort((a, b) => a.price - b.price)
  return sort === 'price-desc' ? found.sort((a, b) => b.price - a.price) : found
}

/** The types in the order of their first product, with numbers of products if all rows are loaded. */
export function countTypes(products: Product[], isPart: boolean) {
  const counts = new Map<string, number>()
  for (const { type } of products) counts.set(type, (counts.get(type) ?? 0) + 1)
  return [...counts].map(([value, count]) => ({ value, count: isPart ? undefined : count }))
}
