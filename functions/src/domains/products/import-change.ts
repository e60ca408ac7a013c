import type { ManagedProduct } from '../../contract/catalog/managed-product.ts'
import type { ChangeResults, ImportedChange } from '../../contract/catalog/product-import.ts'
import type { EventLog } from '../../platform/events/event-log.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Actor } from '../../platform/http/caller.ts'
import { changeProduct, type ProductChange } from './change-product.ts'
import { correctionOf } from './correct-stock.ts'
import { editChange, requireRevision } from './edit-product.ts'

/** Changes fields and stock of a product in one commit with one event. Throws 422 and 503 like `changeProduct`. */
export async function importChange(
  events: EventLog,
  { productId, revision, ...change }: ImportedChange,
  by: Actor,
  key: string,
): Promise<ChangeResults[number]> {
  const input = { revision, ...change }
  const request = { id: productId, input, by, idempotencyKey: `${key} ${productId}` }
  try {
    const changed = await changeProduct(events, request, (product) => {
      requireRevision(product, revision)
      return combinedChange(product, change)
    })
    return { productId, outcome: changed ? 'changed' : 'unchanged' }
  } catch (error) {
    const outcome = error instanceof ApiError && refusals[error.status]
    if (!outcome) throw error
    return { productId, outcome, ...(outcome === 'refused' && { message: error.message }) }
  }
}

const refusals: Partial<Record<number, ChangeResults[number]['outcome']>> = {
  404: 'missing',
  409: 'refused',
  412: 'edited',
}

/** A change of the stock alone is a new revision, too, by which a second import of the same file is refused. */
function combinedChange(
  product: ManagedProduct,
  { set, unset = [], stock }: Pick<ImportedChange, 'set' | 'unset' | 'stock'>,
): ProductChange<{ revision: number }> | undefined {
  const removed = Object.fromEntries(unset.map((field) => [field, undefined]))
  const edit = editChange(product, { ...product, ...set, ...removed })
  if (!stock) return edit
  const correction = correctionOf(product, stock)
  const revision = product.revision + 1
  return {
    ...correction,
    ...edit,
    before: { ...edit?.before, ...correction.before, revision: product.revision },
    after: { ...edit?.after, ...correction.after, revision },
    fields: { ...edit?.fields, ...correction.fields, revision },
  }
}
