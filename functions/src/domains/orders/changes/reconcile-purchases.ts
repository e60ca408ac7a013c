import { FieldPath, type Firestore } from 'firebase-admin/firestore'
import { mapInChunks } from '../../../platform/firestore/map-in-chunks.ts'
import { readAll } from '../../../platform/paging/read-all.ts'
import {
  purchaseAfter,
  readPurchase,
  type StoredPurchase,
  savePurchase,
} from '../purchases/stored-purchase.ts'
import { readOrders, readStoredOrder } from '../stored-order.ts'

/** What the orders of a purchase say, in words for a table; the total in cents. */
interface PurchaseMismatch {
  purchase: string
  stored: string
  byItsOrders: string
}

/** The purchases that are not what their orders add up to, as after an edit in the console. With `isWrite` it corrects them. */
export async function reconcilePurchases(
  db: Firestore,
  isWrite = false,
): Promise<PurchaseMismatch[]> {
  const found: PurchaseMismatch[] = []
  const all = db.collection('purchases').orderBy(FieldPath.documentId()).select()
  for await (const page of readAll(all, 200)) {
    const ids = page.map(({ id }) => id)
    const compared = await mapInChunks(ids, 10, (id) => reconcile(db, id, isWrite))
    found.push(...compared.flat())
  }
  return found
}

function reconcile(db: Firestore, id: string, isWrite: boolean): Promise<PurchaseMismatch[]> {
  return db.runTransaction(async (transaction) => {
    const { ref, stored } = await readPurchase(transaction, db, id)
    const snapshots = await readOrders(transaction, db, stored.orderIds)
    const left = snapshots.filter(({ exists }) => exists)
    const orders = left.map((snapshot) => ({ after: readStoredOrder(snapshot) }))
    const empty = { ...stored, pendingIds: [], deliveredIds: [], totalCents: 0 }
    const [before, after] = [stored, purchaseAfter(empty, orders)].map(summaryOf)
    if (before === after) return []
    if (isWrite) savePurchase(transaction, { ref, stored: empty }, orders)
    return [{ purchase: id, stored: String(before), byItsOrders: String(after) }]
  })
}

function summaryOf(purchase: StoredPurchase): string {
  const { status, pendingIds, deliveredIds, totalCents, sums } = purchase
  const { grossCents, taxCents } = sums
  return `${status}, ${totalCents} cents, ${grossCents} to pay with a tax of ${taxCents}, pending ${pendingIds.toSorted()}, delivered ${deliveredIds.toSorted()}`
}
