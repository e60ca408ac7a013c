import { randomUUID } from 'node:crypto'
import { type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore'
import { gtinKey, partNumberKey } from '../../contract/catalog/item-numbers.ts'
import type { ManagedProduct } from '../../contract/catalog/managed-product.ts'
import { maxPartNumbers, NewProduct } from '../../contract/catalog/product.ts'
import { ProductFacts } from '../../contract/shop-events.ts'
import { deleteRow } from '../../platform/cache/tombstone.ts'
import { maxIdsOfProduct } from '../../platform/events/current-product.ts'
import type { EventLog, NewEvent } from '../../platform/events/event-log.ts'
import { validFields } from '../../platform/firestore/stored-document.ts'
import type { Actor } from '../../platform/http/access/caller.ts'
import { fingerprintOf, idOfKey } from '../../platform/http/request/idempotency.ts'
import { badRequest, conflict, notFound } from '../../platform/http/response/api-error.ts'
import { managedProductOf } from './stored-product.ts'

type Id = { id: string }
type Merge = Id & { into: string }

/** Moves stock and numbers to another product, to which the id leads then. Throws 400, 404, and 409 if both cannot be one. */
export function mergeProduct(events: EventLog, { id, into }: Merge, by: Actor, key?: string) {
  const { db } = events
  if (id === into) throw badRequest('same-product', 'A product cannot be merged into itself.')
  return writeOnce(events, { id, into }, by, key, async (transaction, record) => {
    const merge = await transaction.get(db.doc(`mergedProducts/${id}`))
    if (merge.get('mergedInto._id') === into) return
    if (merge.exists) throw conflict('merged', 'It was merged into another product meanwhile.')
    const goes = await transaction.get(db.doc(`products/${id}`))
    const stays = await transaction.get(db.doc(`products/${into}`))
    const [gone, kept] = [managedProductOf(goes), managedProductOf(stays)]
    const { product, available_quantity: pieces, merged = [] } = gone
    const known = new Set(kept.partNumbers?.map(partNumberKey))
    const partNumbers = (gone.partNumbers ?? []).filter((text) => !known.has(partNumberKey(text)))
    validateMerge(gone, kept, known.size + partNumbers.length)
    const gtin = kept.gtin ? null : (gone.gtin ?? null)
    transaction.create(merge.ref, {
      ...goes.data(),
      mergedInto: { _id: into, pieces, partNumbers, gtin },
    })
    deleteRow(db, transaction, goes.ref)
    const note = `Into ${kept.product}`
    const [before, after] = [validFields(ProductFacts, goes.data()), { product, note }]
    const stock = { productId: id, delta: 0 - pieces }
    record({ type: 'product-merged', by, subject: goes.ref.path, stock, before, after })
    const fields = {
      partNumbers: [...(kept.partNumbers ?? []), ...partNumbers],
      gtin: kept.gtin ?? gone.gtin,
      merged: [...(kept.merged ?? []), { _id: id, product }, ...merged],
    }
    record({ ...changeKept(transaction, stays, kept, pieces, fields), by })
  })
}

/** The product gets back its numbers, and its pieces that are left. Throws 404, and 409 if the one that stayed is gone. */
export function undoMerge(events: EventLog, { id }: Id, by: Actor, key?: string) {
  const { db } = events
  return writeOnce(events, { id }, by, key, async (transaction, record) => {
    const ref = db.doc(`products/${id}`)
    const merge = await transaction.get(db.doc(`mergedProducts/${id}`))
    if (!merge.exists && (await transaction.get(ref)).exists) return
    if (!merge.exists) throw notFound('merge')
    // A reduction ends with a merge, and nobody knows what would be its reference.
    const { mergedInto, reduction, ...stored } = merge.data() ?? {}
    const price = reduction?.regular ?? stored.price
    const stays = await transaction.get(db.doc(`products/${mergedInto._id}`))
    if (!stays.exists) {
      throw conflict(
        'merged',
        'The product that stayed is gone. If it was merged, undo that first.',
      )
    }
    const kept = managedProductOf(stays)
    // Others may have been sold since.
    const pieces = Math.min(mergedInto.pieces, kept.available_quantity)
    const restored = {
      ...stored,
      price,
      available_quantity: pieces,
      revision: (stored.revision ?? 0) + 1,
    }
    transaction.create(ref, { ...restored, updatedAt: FieldValue.serverTimestamp() })
    transaction.delete(merge.ref)
    const stock = { productId: id, delta: pieces }
    const after = validFields(NewProduct, restored)
    record({ type: 'merge-undone', by, subject: ref.path, stock, after })
    const apart = [id, ...(stored.merged ?? []).map(({ _id }: { _id: string }) => _id)]
    const fields = {
      partNumbers: kept.partNumbers?.filter((text) => !mergedInto.partNumbers.includes(text)),
      gtin: kept.gtin === mergedInto.gtin ? undefined : kept.gtin,
      merged: kept.merged?.filter(({ _id }) => !apart.includes(_id)),
    }
    record({ ...changeKept(transaction, stays, kept, 0 - pieces, fields), by })
  })
}

function writeOnce<Input extends Id>(
  events: EventLog,
  input: Input,
  by: Actor,
  key: string = randomUUID(),
  change: (...args: Parameters<Parameters<EventLog['write']>[0]>) => Promise<void>,
): Promise<Input> {
  return events.write((...args) => change(...args).then(() => input), {
    document: events.db.doc(`events/${idOfKey(by.uid, key)}-merged`),
    fingerprint: fingerprintOf(input),
    resultOf: () => input,
  })
}

function validateMerge(gone: ManagedProduct, kept: ManagedProduct, numbers: number): void {
  if (kept.draft && !gone.draft) {
    throw conflict(
      'draft',
      `“${kept.product}” is a draft, which buyers do not find. Publish it first.`,
    )
  }
  if (kept.gtin && gone.gtin && gtinKey(kept.gtin) !== gtinKey(gone.gtin)) {
    throw conflict(
      'other-gtin',
      `Their GTINs are ${kept.gtin} and ${gone.gtin}. Correct one first.`,
    )
  }
  if ([kept, gone].flatMap(({ merged = [] }) => merged).length + 2 > maxIdsOfProduct) {
    const others = maxIdsOfProduct - 1
    throw conflict('above-maximum', `At most ${others} products can be merged into another.`)
  }
  if (numbers <= maxPartNumbers) return
  const text = `Together they have ${numbers} part numbers, and ${maxPartNumbers} at most are possible. Remove some first.`
  throw conflict('above-maximum', text)
}

/** Changes the product that stays, as a new revision. Returns the event to record. */
function changeKept(
  transaction: Transaction,
  { ref }: DocumentSnapshot,
  kept: ManagedProduct,
  delta: number,
  fields: Pick<ManagedProduct, 'partNumbers' | 'gtin' | 'merged'>,
): Omit<NewEvent<'product-edited'>, 'by'> {
  const { _id, product, available_quantity, revision } = kept
  const changed = { available_quantity: available_quantity + delta, revision: revision + 1 }
  const written = Object.entries(fields).map(([name, value = []]) => [
    name,
    value.length > 0 ? value : FieldValue.delete(),
  ])
  const updatedAt = FieldValue.serverTimestamp()
  transaction.update(ref, { ...Object.fromEntries(written), ...changed, updatedAt })
  return {
    type: 'product-edited',
    subject: ref.path,
    stock: { productId: _id, delta },
    before: { product, ...numbersOf(kept), available_quantity, revision },
    after: { product, ...numbersOf(fields), ...changed },
  }
}

const numbersOf = ({ partNumbers, gtin }: Pick<NewProduct, 'partNumbers' | 'gtin'>) => ({
  partNumbers: partNumbers ?? null,
  gtin: gtin ?? null,
})
