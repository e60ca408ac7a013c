import type { Transaction } from 'firebase-admin/firestore'
import { warn } from 'firebase-functions/logger'
import type * as z from 'zod/mini'
import { openCents } from '../../../contract/orders/payable.ts'
import type { markPaid, PaymentAmounts } from '../../../contract/orders/payment.ts'
import { hourMs } from '../../../parts/days.ts'
import { isPseudonym } from '../../../platform/events/deleted-actor.ts'
import type { EventLog, NewEvent } from '../../../platform/events/event-log.ts'
import { mapInChunks } from '../../../platform/firestore/map-in-chunks.ts'
import type { Actor } from '../../../platform/http/access/caller.ts'
import { ApiError, badRequest, conflict } from '../../../platform/http/response/api-error.ts'
import type { Outbox } from '../../../platform/mail/outbox.ts'
import { paymentMail } from '../purchases/purchase-mail.ts'
import {
  assertBuyer,
  assertRevision,
  type ReadPurchase,
  readPurchase,
  savePurchase,
} from '../purchases/stored-purchase.ts'

type PaidPurchases = z.infer<typeof markPaid.body>
type Outcome = z.infer<typeof markPaid.response>['results'][number]['outcome']

interface Commit {
  transaction: Transaction
  record: (event: NewEvent) => { id: string }
  by: Actor
}

export class PaymentStore {
  readonly #events: EventLog
  readonly #mails: Outbox

  constructor(events: EventLog, mails: Outbox) {
    this.#events = events
    this.#mails = mails
  }

  /** Throws 400 for a day in the future, 404, 409 for a cancelled purchase that was never paid, and 412. */
  change(id: string, payment: PaymentAmounts, revision: number, by: Actor) {
    assertPast(payment.paidOn, payment.refundedOn)
    return this.#events.write(async (transaction, record) => {
      const purchase = await readPurchase(transaction, this.#events.db, id)
      const { stored } = purchase
      // Such as a repetition after a lost response.
      if (names.every((name) => stored.payment[name] === payment[name])) {
        return { modifiedCount: 0, revision: stored.revision }
      }
      assertRevision(stored, revision)
      if (stored.status === 'cancelled' && !stored.payment.paidCents) {
        throw conflict('cancelled', 'This purchase is cancelled, so there is nothing to pay.')
      }
      await this.#save({ transaction, record, by }, purchase, payment)
      return { modifiedCount: 1, revision: revision + 1 }
    })
  }

  /** Marks what is open of each purchase as paid, unless another sum is open. Throws 400 for a day in the future. */
  async markPaid({ purchases, paidOn }: PaidPurchases, by: Actor) {
    assertPast(paidOn)
    const results = await mapInChunks(purchases, 10, async ({ id, openCents }) => ({
      id,
      outcome: await this.#markPaid(id, openCents, paidOn, by).catch(outcomeOf),
    }))
    return { results }
  }

  #markPaid(id: string, expected: number, paidOn: string, by: Actor): Promise<Outcome> {
    return this.#events.write(async (transaction, record) => {
      const purchase = await readPurchase(transaction, this.#events.db, id)
      const open = openCents(purchase.stored)
      if (open <= 0) return 'unchanged'
      if (open !== expected) return 'changed'
      const { paidCents = 0 } = purchase.stored.payment
      const payment = { ...amountsOf(purchase.stored.payment), paidCents: paidCents + open, paidOn }
      await this.#save({ transaction, record, by }, purchase, payment)
      return 'done'
    })
  }

  /** A mail about the payment that has not left is replaced, or withdrawn if nothing is paid any more. */
  async #save(
    { transaction, record, by }: Commit,
    purchase: ReadPurchase,
    payment: PaymentAmounts,
  ): Promise<void> {
    const { ref, stored } = purchase
    const { revision } = stored
    // What is paid for the purchase of a deleted account can be refunded.
    if (!isPseudonym(stored.uid)) await assertBuyer(transaction, purchase)
    const { mailId } = stored.payment
    const isWithdrawn = mailId && (await this.#mails.takeBack(transaction, mailId))
    const event = record({
      type: 'payment-changed',
      by,
      subject: ref.path,
      before: { payment: amountsOf(stored.payment), revision },
      after: { payment, revision: revision + 1 },
    })
    const { state } = stored.payment
    const fields = { payment: { ...payment, state, mailId: event.id }, revision: revision + 1 }
    savePurchase(transaction, purchase, [], fields)
    if (isWithdrawn && !payment.paidCents) return
    this.#mails.add(transaction, paymentMail(event.id, purchase, payment))
  }
}

const names = ['paidCents', 'paidOn', 'refundedCents', 'refundedOn'] as const

const amountsOf = (payment: PaymentAmounts): PaymentAmounts =>
  Object.fromEntries(names.flatMap((name) => (payment[name] ? [[name, payment[name]]] : [])))

/** The day may have begun where staff are. */
function assertPast(...days: (string | undefined)[]): void {
  const latest = new Date(Date.now() + 14 * hourMs).toISOString().slice(0, 10)
  if (days.some((day = '') => day > latest)) {
    throw badRequest('future-day', 'The day is in the future. Enter the day of the payment.')
  }
}

function outcomeOf(error: unknown): Outcome {
  if (error instanceof ApiError && error.status === 404) return 'missing'
  warn('a purchase of several was not marked as paid', { error: String(error) })
  return 'failed'
}
