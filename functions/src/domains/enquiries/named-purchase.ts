import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { Id } from '../../contract/endpoint.ts'
import { Doubt, type NewWithdrawal } from '../../contract/enquiries/enquiry.ts'
import { readPurchaseNumber } from '../../contract/orders/purchase-number.ts'
import { hasCode } from '../../platform/http/error-code.ts'
import { readPurchase } from '../orders/stored-purchase.ts'

/** The day in UTC, since 1970. */
const dayOf = (ms: number) => Math.floor(ms / (24 * 60 * 60 * 1000))

/** The purchase that a withdrawal names, if its buyer has this email, and why staff should look twice. */
export async function readNamedPurchase(
  transaction: Transaction,
  db: Firestore,
  { purchase, email }: NewWithdrawal,
  withdrawalDays: number,
) {
  const id = readPurchaseNumber(purchase) ?? Id.safeParse(purchase).data ?? '-'
  const named = await readPurchase(transaction, db, id).catch((error) => {
    if (!hasCode(error, 'not-found')) throw error
  })
  // An erased purchase has no email.
  const own = named?.stored.email?.toLowerCase() === email ? named : undefined
  const lastParcel = named?.stored.parcels?.at(-1)?.at.toMillis() ?? Date.now()
  const isDoubt: Record<Doubt, boolean> = {
    'unknown-purchase': !named,
    'other-email': named !== own,
    late: dayOf(Date.now()) - dayOf(lastParcel) > withdrawalDays,
    cancelled: named?.stored.status === 'cancelled',
    repeated: own?.stored.withdrawnAt !== undefined,
  }
  return { own, doubts: Doubt.options.filter((doubt) => isDoubt[doubt]) }
}
