import type { ProductDetails } from '@tech-house/api/contract/catalog/product'
import { toProducts } from '#shared/paths.ts'
import { priceLines } from './price-lines.ts'

interface ProductAttribute {
  label: string
  show: (product: ProductDetails) => string | undefined
  /** The catalog's products that have the same value. */
  toSame?: (product: ProductDetails) => string
  shownOn: readonly ('card' | 'page' | 'comparison')[]
}

/** The attributes of a product in their order; `undefined` for fields with a place of their own. */
const attributes: Record<keyof ProductDetails, ProductAttribute | undefined> = {
  _id: undefined,
  product: undefined,
  image: undefined,
  images: undefined,
  description: undefined,
  specs: undefined,
  facts: undefined,
  revision: undefined,
  merged: undefined,
  priorPrice: undefined,
  price: {
    label: 'Price',
    show: (product) => priceLines(product).join('\n'),
    // Card and page show it larger.
    shownOn: ['comparison'],
  },
  type: { label: 'Type', show: ({ type }) => type, shownOn: ['card', 'page'] },
  brand: {
    label: 'Brand',
    show: ({ brand }) => brand,
    toSame: ({ brand = '' }) => toProducts({ brand }),
    shownOn: ['page', 'comparison'],
  },
  partNumbers: {
    label: 'Part numbers',
    show: ({ partNumbers }) => partNumbers?.join('\n'),
    shownOn: ['page', 'comparison'],
  },
  gtin: { label: 'GTIN', show: ({ gtin }) => gtin, shownOn: ['page', 'comparison'] },
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
