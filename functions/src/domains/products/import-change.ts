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
import { announceReduction, takeBackPrice } from './change-price.ts'
import { changeProduct } from './change-product.ts'
import { correctionOf } from './correct-stock.ts'
import { editChange } from './edit-product.ts'
import type { ProductChange } from './product-change.ts'

/** Changes fields and stock of a product in one commit with one event. Throws 422 and 503 like `changeProduct`. */
export async function importChange(
  events: EventLog,
  { productId, ...input }: ImportedChange,
  { by, key, priceChange }: { by: Actor; key: string; priceChange: PriceChange | undefined },
): Promise<ChangeResults[number]> {
  const request = { id: productId, input, by, idempotencyKey: `${key} ${productId}` }
  try {
    const changed = await changeProduct(events, request, async (product) => {
      const change = await combinedChange(events, product, input, priceChange?.takeBack)
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

type Change = ProductChange<{ revision: number }>

/** A change of the stock alone is a new revision, too, by which a second import of the same file is refused. */
async function combinedChange(
  { db }: EventLog,
  product: ManagedProduct,
  { revision, set, stock, reduction }: Omit<ImportedChange, 'productId'>,
  takeBack: string | undefined,
): Promise<Change | undefined> {
  const edit = editChange(product, takeBack ? product : { ...product, ...set }, revision)
  const parts = [
    stock && correctionOf(product, stock),
    edit,
    takeBack && (await takeBackPrice(db, product, takeBack)),
    reduction && !takeBack && (await announceReduction(db, product, reduction)),
  ].filter((part) => part !== undefined && part !== '' && part !== false)
  if (parts.length === 0) return undefined
  const next = { revision: revision + 1 }
  return {
    ...Object.assign({}, ...parts),
    before: Object.assign({}, ...parts.map(({ before }) => before), { revision }),
    after: Object.assign({}, ...parts.map(({ after }) => after), next),
    fields: Object.assign({}, ...parts.map(({ fields }) => fields), next),
  }
}
