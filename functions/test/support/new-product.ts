import { randomUUID } from 'node:crypto'
import type { NewProduct } from '../../src/contract/catalog/product.ts'

/** A valid product with a name of its own, in stock. */
export const newProduct = (overrides: Partial<NewProduct> = {}): NewProduct => ({
  product: `Test drive ${randomUUID()}`,
  type: 'SSD',
  price: 79.99,
  available_quantity: 20,
  minimum_order: 1,
  image: '/products/no-picture.svg',
  description: 'A drive that only tests buy.',
  ...overrides,
})
