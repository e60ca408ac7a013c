import type { Product } from '@tech-house/api/contract/catalog/product'

const text = { _id: '', product: '', type: '', image: '' }
const product: Partial<Product> = { ...text, price: 0, available_quantity: 0, minimum_order: 0 }

/** The fields without which a page of these records crashes, with a value of their type. */
const neededFields: Partial<Record<string, object>> = {
  'GET /products': product,
  'GET /product/:id': product,
  'GET /search': product,
}

/** Whether a record, or each of several, has the fields that pages need; without zod, for its size. */
export function isReadable(operation: string, records: unknown): boolean {
  const needed = Object.entries(neededFields[operation.replace('?view=admin', '')] ?? {})
  return [records]
    .flat()
    .every((record) =>
      needed.every(([name, value]) => typeof Object(record)[name] === typeof value),
    )
}
