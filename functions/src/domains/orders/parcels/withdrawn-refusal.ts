import type { DocumentSnapshot } from 'firebase-admin/firestore'
import type { NewParcel } from '../../../contract/orders/parcel.ts'
import { describeWithdrawn, withdrawnRest } from '../../../contract/orders/withdrawn.ts'
import { conflict } from '../../../platform/http/response/api-error.ts'
import { readStoredOrder, restOf } from '../stored-order.ts'

/** Of a parcel, or of all that is left, with pieces that the buyer has withdrawn from. */
export function refusalOfWithdrawn(snapshots: DocumentSnapshot[], parcel?: NewParcel) {
  const orders = snapshots.filter(({ exists }) => exists).map(readStoredOrder)
  const withdrawn = orders.filter((order) => {
    const pieces = parcel ? lineOf(parcel, order._id).pieces : restOf(order)
    return withdrawnRest(order) > 0 && pieces > restOf(order) - withdrawnRest(order)
  })
  if (withdrawn.length === 0) return undefined
  return conflict('withdrawn', `The buyer has withdrawn from ${describeWithdrawn(withdrawn)}`)
}

export const lineOf = ({ lines }: NewParcel, order: string) =>
  lines.find(({ orderId }) => orderId === order) ?? { pieces: 0, serialNumbers: [] }
