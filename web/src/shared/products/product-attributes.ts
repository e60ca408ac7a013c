import type { Product } from '@tech-house/api/contract/catalog/product'
import { formatDollars } from '@tech-house/api/parts/format-number'

interface ProductAttribute {
  label: string
  show: (product: Product) => string | undefined
  shownOn: readonly ('card' | 'page' | 'comparison')[]
}

/** The attributes of a product in their order; `undefined` for fields with a place of their own. */
const attributes: Record<keyof Product, ProductAttribute | undefined> = {
  _id: undefined,
  product: undefined,
  image: undefined,
  description: undefined,
  price: {
    label: 'Price',
    show: ({ price }) => formatDollars(price),
    // Card and page show it larger.
    shownOn: ['comparison'],
  },
  type: { label: 'Type', show: ({ type }) => type, shownOn: ['card', 'page'] },
  available_quantity: {
    label: 'Available Quantity',
    show: (product) => String(product.available_quantity),
    shownOn: ['card', 'page', 'comparison'],
  },
  minimum_order: {
    label: 'Minimum Order',
    show: (product) => String(product.minimum_order),
    shownOn: ['card', 'page', 'comparison'],
  },
}

export const attributesOn = (list: ProductAttribute['shownOn'][number]): ProductAttribute[] =>
  Object.values(attributes).flatMap((attribute) =>
    attribute?.shownOn.includes(list) ? attribute : [],
  )
