import type { Product } from '@tech-house/api/contract/catalog/product'
import type { Operation } from '@tech-house/api/contract/operations'

const text = { _id: '', product: '', type: '', image: '' }
const product: Partial<Product> = { ...text, price: 0, available_quantity: 0, minimum_order: 0 }

/** The fields without which a page of these records crashes, with a value of their type. */
const neededFields: Partial<Record<Operation, object>> = {
  'GET /products': product,
  'GET /products?view=admin': product,
  'GET /product/:id': product,
  'GET /product/:id?view=admin': product,
  'GET /search': product,
}

/** Whether a record, or each of several, has the fields that pages need; without zod, for its size. */
export function isReadable(operation: Operation, records: unknown): boolean {
  const needed = Object.entries(neededFields[operation] ?? {})
  return [records]
    .flat()
    .every((record) =>
      needed.every(([name, value]) => typeof Object(record)[name] === typeof value),
    )
}
