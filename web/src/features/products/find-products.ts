import type { Product } from '@tech-house/api/contract/product'

/** What a visitor searches for; an empty string matches everything. */
export interface ProductFilter {
  words: string
  type: string
}

export const noFilter: ProductFilter = { words: '', type: '' }

/** The products of that type whose name, type and description hold every word, in any order. */
export function findProducts(products: Product[], { words, type }: ProductFilter): Product[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0 && !type) return products
  return products.filter((product) => {
    if (type && product.type !== type) return false
    const text = `${product.product} ${product.type} ${product.description}`.toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
}

/** The types of these products, in the order of their first product. */
export function typesOf(products: Product[]): string[] {
  return [...new Set(products.map(({ type }) => type))]
}
