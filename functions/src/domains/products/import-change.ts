import type { ManagedProduct } from '../../contract/catalog/managed-product.ts'
import type {
  ChangeResults,
  ImportedChange,
  PriceChange,
} from '../../contract/catalog/product-import.ts'
import type { EventLog } from '../../platform/events/event-log.ts'
import type { Actor } from '../../platform/http/access/caller.ts'
import { fingerprintOf, idOfKey } from '../../platform/http/request/idempotency.ts'
import { ApiError } from '../../platform/http/response/api-error.ts'
import { changeProduct, type ProductChange } from './change-product.ts'
import { correctionOf } from './correct-stock.ts'
import { editChange } from './edit-product.ts'

/** Changes fields and stock of a product in one commit with one event. Throws 422 and 503 like `changeProduct`. */
export async function importChange(
  events: EventLog,
  { productId, ...input }: ImportedChange,
  { by, key, priceChange }: { by: Actor; key: string; priceChange: PriceChange | undefined },
): Promise<ChangeResults[number]> {
  const request = { id: productId, input, by, idempotencyKey: `${key} ${productId}` }
  try {
    const changed = await changeProduct(events, request, (product) => {
      const change = combinedChange(product, input)
      if (!change || !priceChange) return change
      const after = { ...change.after, priceChange: priceChange.name }
      return { ...change, type: 'price-changed', after, priceChange: priceChange.id }
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

/** Records once that it began: one event for Activity, whose lists leave out those of its products. */
export const startPriceChange = (
  events: EventLog,
  { id, name, products }: PriceChange,
  by: Actor,
): Promise<void> =>
  events.write(
    async (_transaction, record) => {
      const event = { type: 'prices-changed' as const, subject: `priceChanges/${id}`, before: {} }
      record({ ...event, by, after: { name, products }, priceChange: id })
    },
    {
      document: events.db.doc(`events/${idOfKey(by.uid, id)}-started`),
      fingerprint: fingerprintOf({ name, products }),
      resultOf: () => undefined,
    },
  )

/** A change of the stock alone is a new revision, too, by which a second import of the same file is refused. */
function combinedChange(
  product: ManagedProduct,
  { revision, set, stock }: Omit<ImportedChange, 'productId'>,
): ProductChange<{ revision: number }> | undefined {
  const edit = editChange(product, { ...product, ...set }, revision)
  if (!stock) return edit
  const correction = correctionOf(product, stock)
  return {
    ...correction,
    ...edit,
    before: { ...edit?.before, ...correction.before, revision },
    after: { ...edit?.after, ...correction.after, revision: revision + 1 },
    fields: { ...edit?.fields, ...correction.fields, revision: revision + 1 },
  }
}
