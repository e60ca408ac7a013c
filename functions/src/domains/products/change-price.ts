import { isDeepStrictEqual } from 'node:util'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import type { ManagedProduct } from '../../contract/catalog/managed-product.ts'
import {
  announce,
  priceAt,
  reprice,
  type StatedPrice,
  withReference,
} from '../../contract/catalog/price-timeline.ts'
import type { NewReduction } from '../../contract/catalog/reduction.ts'
import { readEvent } from '../../platform/events/stored-event.ts'
import { conflict } from '../../platform/http/response/api-error.ts'
import { readHistory } from '../prices/price-store.ts'
import type { ProductChange } from './product-change.ts'

/** Announces a reduction. Throws 409 if it is none, another one is announced, or the product is a draft. */
export async function announceReduction(
  db: Firestore,
  product: ManagedProduct,
  reduction: NewReduction,
): Promise<ProductChange<{ revision: number }>> {
  if (product.draft)
    throw conflict('draft', 'Publish the product first, and reduce its price then.')
  const history = await readHistory(db, product._id)
  const announced = announce(product, reduction, history, Date.now())
  if (typeof announced === 'string') throw conflict('no-reduction', announced)
  return priceChangeTo(product, announced)
}

/** Restores price and reduction from before a change of many prices. Throws 409 if that has not changed the product. */
export async function takeBackPrice(
  db: Firestore,
  product: ManagedProduct,
  priceChange: string,
): Promise<ProductChange<{ revision: number }>> {
  const { docs } = await db
    .collection('events')
    .where('priceChange', '==', priceChange)
    .where('subject', '==', `products/${product._id}`)
    .orderBy('at', 'desc')
    .limit(1)
    .get()
  const [event] = docs
  const change = event && readEvent(event, ['price-changed'])
  const { price, reduction } = change?.before ?? {}
  if (!change || !price) {
    throw conflict('no-change', 'This change has not changed the price of the product.')
  }
  const time = Date.now()
  const earlier = priceAt({ price, reduction: reduction ?? undefined }, time)
  const { _id, draft } = product
  const counted = earlier.reduction
    ? withReference(earlier, await readHistory(db, _id), !draft, time, change.at.toMillis())
    : earlier
  return priceChangeTo(product, counted)
}

/** A change of fields, with what becomes of the reduction if it changes the price, or whether it is offered. */
export async function keepReduction<Change extends ProductChange<object>>(
  db: Firestore,
  product: ManagedProduct,
  change: Change,
): Promise<Change> {
  const { price, draft, reduction } = change.fields
  if (reduction !== undefined || (price === undefined && draft === undefined)) return change
  // Also one that has ended and is still stored.
  const ended = price === undefined ? {} : { reduction: FieldValue.delete() }
  if (!product.reduction) return { ...change, fields: { ...change.fields, ...ended } }
  const time = Date.now()
  const stated = reprice(product, Number(price ?? product.price), time)
  const offered = !(draft ?? product.draft)
  const kept = stated.reduction
    ? withReference(stated, await readHistory(db, product._id), offered, time)
    : stated
  if (price === undefined && isDeepStrictEqual(kept.reduction, product.reduction)) return change
  const { fields, before, after } = priceChangeTo(product, kept)
  return {
    ...change,
    before: { ...change.before, reduction: before?.reduction },
    after: { ...change.after, reduction: after.reduction },
    fields: { ...change.fields, ...ended, reduction: fields.reduction },
  }
}

function priceChangeTo(
  { price, reduction, revision }: ManagedProduct,
  { price: to, reduction: announced }: StatedPrice,
) {
  return {
    type: 'product-edited' as const,
    before: { price, reduction: reduction ?? null, revision },
    after: { price: to, reduction: announced ?? null, revision: revision + 1 },
    fields: {
      price: to,
      reduction: announced ?? FieldValue.delete(),
      revision: revision + 1,
    },
  }
}
