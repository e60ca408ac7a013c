import { isDeepStrictEqual } from 'node:util'
import { FieldValue } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { type ManagedProduct, ProductEdit } from '../../contract/catalog/managed-product.ts'
import { preconditionFailed } from '../../platform/http/api-error.ts'
import type { ProductChange } from './change-product.ts'

const names = z.keyof(ProductEdit).options

/** Throws 412 if the product was edited after `revision`. */
export function requireRevision(product: ManagedProduct, revision: number): void {
  if (product.revision === revision) return
  throw preconditionFailed('Somebody else has edited this product meanwhile', product)
}

/** `undefined` if nothing is different. Only the changed fields are written and recorded. */
export function editChange(
  product: ManagedProduct,
  edit: ProductEdit,
): ProductChange<{ revision: number }> | undefined {
  const changed = names.filter((name) => !isDeepStrictEqual(product[name], edit[name]))
  if (changed.length === 0) return undefined
  const valuesOf = (from: ProductEdit) => changed.map((name) => [name, from[name] ?? null])
  const fields = changed.map((name) => [name, edit[name] ?? FieldValue.delete()])
  const revision = product.revision + 1
  return {
    type: 'product-edited',
    before: { ...Object.fromEntries(valuesOf(product)), revision: product.revision },
    after: { ...Object.fromEntries(valuesOf(edit)), revision },
    fields: { ...Object.fromEntries(fields), revision },
  }
}
