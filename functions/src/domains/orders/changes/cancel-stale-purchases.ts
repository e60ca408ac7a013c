import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { dayMs, dayOf } from '../../../parts/days.ts'
import { systemActor } from '../../../platform/events/system-actor.ts'
import { changeOnce } from '../../../platform/firestore/commit-once.ts'
import { mapInChunks } from '../../../platform/firestore/map-in-chunks.ts'
import type { Outbox } from '../../../platform/mail/outbox.ts'
import { readAll } from '../../../platform/paging/read-all.ts'
import type { OrderStore } from '../order-store.ts'
import { expiryMail, longDate } from '../purchases/purchase-mail.ts'
import { readPurchase, type StoredPurchase, savePurchase } from '../purchases/stored-purchase.ts'

const noticeDays = 3
/** An older mail is of other settings. */
const maxNoticeDays = 7

interface CancelOptions {
  db: Firestore
  orders: OrderStore
  mails: Outbox
  /** 0: purchases are kept. */
  cancelAfterDays: number
}

/** Mails or cancels each purchase that nobody has paid or delivered. Throws at its end if some could not be changed. */
export async function cancelStalePurchases(
  options: CancelOptions,
  now = Date.now(),
): Promise<void> {
  if (options.cancelAfterDays === 0) return
  const failures: string[] = []
  const pending = options.db.collection('purchases').where('status', '==', 'pending')
  const latest = new Date(now - (mailAge(options.cancelAfterDays) - 1) * dayMs)
  const old = pending.where('createdAt', '<', latest).orderBy('createdAt', 'desc')
  for await (const page of readAll(old, 200)) {
    await mapInChunks(page, 10, ({ id }) =>
      cancelStalePurchase(id, options, now).catch((error) => failures.push(`${id}: ${error}`)),
    )
  }
  if (failures.length > 0) throw new Error(`Purchases that could not be changed: ${failures}`)
}

/** Mails the buyer of a purchase or cancels it, if it is due; once, if two do it at once. */
export async function cancelStalePurchase(
  id: string,
  { db, orders, mails, cancelAfterDays }: CancelOptions,
  now: number,
) {
  const next = (purchase: StoredPurchase) => nextStep(purchase, cancelAfterDays, dayOf(now))
  const dueIds = await changeOnce(db, async (transaction, event) => {
    const purchase = await readPurchase(transaction, db, id)
    const { pendingIds, createdAt } = purchase.stored
    const step = next(purchase.stored)
    if (step !== 'mail') return step === 'cancel' ? pendingIds : []
    savePurchase(transaction, purchase, [], { expiryMailedAt: Timestamp.fromMillis(now) })
    const lastDay = Math.max(dayOf(createdAt.toMillis()) + cancelAfterDays, dayOf(now) + noticeDays)
    mails.add(transaction, expiryMail(event.id, purchase, longDate.format(lastDay * dayMs)))
    return []
  })
  if (dueIds.length === 0) return
  const by = systemActor('schedule', `cancel-stale-${id}`)
  await orders.change('order-deleted', dueIds, by, (purchase) => next(purchase) === 'cancel')
}

const mailAge = (cancelAfterDays: number) => Math.max(1, cancelAfterDays - noticeDays)

function nextStep(
  { status, deliveredIds, parcels = [], payment, ...purchase }: StoredPurchase,
  cancelAfterDays: number,
  today: number,
): 'mail' | 'cancel' | undefined {
  const { unanswered, createdAt, expiryMailedAt } = purchase
  const isUnpaid = payment.state === 'open' && payment.paidCents === undefined
  const isKept = deliveredIds.length > 0 || parcels.length > 0 || unanswered || !isUnpaid
  const age = today - dayOf(createdAt.toMillis())
  const notice = today - dayOf(expiryMailedAt?.toMillis() ?? 0)
  if (status !== 'pending' || isKept || age < mailAge(cancelAfterDays)) return undefined
  if (notice > maxNoticeDays) return 'mail'
  return age >= cancelAfterDays && notice >= noticeDays ? 'cancel' : undefined
}
