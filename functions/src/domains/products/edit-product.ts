import { isDeepStrictEqual } from 'node:util'
import { FieldValue } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { type ManagedProduct, ProductEdit } from '../../contract/catalog/managed-product.ts'
import { unknownPrice } from '../../contract/money.ts'
import { conflict, preconditionFailed } from '../../platform/http/response/api-error.ts'
import type { ProductChange } from './product-change.ts'

const names = z.keyof(ProductEdit).options

/**
 * `undefined` if nothing is different. Only the changed fields are written and recorded. Throws 412 if
 * the product was edited after `revision`, and 409 for a published product without a price.
 */
export function editChange(
  product: ManagedProduct,
  edit: ProductEdit,
  revision: number,
): ProductChange<{ revision: number }> | undefined {
  if (product.revision !== revision) {
    throw preconditionFailed('Somebody else has edited this product meanwhile', product)
  }
  if (!edit.draft && edit.price === unknownPrice) {
    const text =
      'The price of this product is not known yet. Enter it, and publish the product then.'
    throw conflict('unknown-price', text)
  }
  const changed = names.filter((name) => !isDeepStrictEqual(product[name], edit[name]))
  if (changed.length === 0) return undefined
  const changedValues = (from: ProductEdit) => changed.map((name) => [name, from[name] ?? null])
  const fields = changed.map((name) => [name, edit[name] ?? FieldValue.delete()])
  return {
    type: 'product-edited',
    before: { ...Object.fromEntries(changedValues(product)), revision },
    after: { ...Object.fromEntries(changedValues(edit)), revision: revision + 1 },
    fields: { ...Object.fromEntries(fields), revision: revision + 1 },
  }
}
