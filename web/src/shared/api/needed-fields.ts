import type { Product } from '@tech-house/api/contract/catalog/product'

const productReads = ['GET /products', 'GET /product/:id', 'GET /search']

/** The fields of a product without which a page crashes, with a value of their type. */
const text = { _id: '', product: '', type: '', image: '' }
const needed: Partial<Product> = { ...text, price: 0, available_quantity: 0, minimum_order: 0 }

/** Whether a product, or each of several, has the fields that pages need; without zod, for its size. */
export function isReadable(operation: string, records: unknown): boolean {
  if (!productReads.includes(operation.replace('?view=admin', ''))) return true
  return [records].flat().every((record) => {
    const fields = Object(record)
    return Object.entries(needed).every(([name, value]) => typeof fields[name] === typeof value)
  })
}
