import { randomUUID } from 'node:crypto'
import { Timestamp } from 'firebase-admin/firestore'
import type { NewReturn, ReturnChange } from '../../../contract/orders/return.ts'
import { nextReturnStates } from '../../../contract/orders/returnable.ts'
import { returnStock } from '../../../platform/events/adjust-stock.ts'
import { isPseudonym } from '../../../platform/events/deleted-actor.ts'
import type { EventLog } from '../../../platform/events/event-log.ts'
import type { Actor } from '../../../platform/http/access/caller.ts'
import { fingerprintOf, idOfKey } from '../../../platform/http/request/idempotency.ts'
import { conflict, notFound } from '../../../platform/http/response/api-error.ts'
import type { Outbox } from '../../../platform/mail/outbox.ts'
import { countMessage } from '../messages/message-store.ts'
import { returnMail, returnNotice } from '../purchases/purchase-mail.ts'
import {
  assertBuyer,
  readPurchase,
  type StoredReturn,
  savePurchase,
} from '../purchases/stored-purchase.ts'
import { readOrders, readStoredOrder } from '../stored-order.ts'
import { replaceLines } from './replace-lines.ts'
import { assertRefund, changedLines, returnLine } from './return-lines.ts'

/** Of all returns of a purchase, which shares its document with the parcels. */
const maxBytes = 60_000

export class ReturnStore {
  readonly #events: EventLog
  readonly #mails: Outbox
  readonly #shopEmail: string

  constructor(events: EventLog, mails: Outbox, shopEmail: string) {
    this.#events = events
    this.#mails = mails
    this.#shopEmail = shopEmail
  }

  /** Returns its id. Throws 404, also for another buyer, 400 and 409 like `returnLine`, and 429 at a buyer's daily limit. */
  ask(
    id: string,
    { lines: wanted, ...asked }: NewReturn,
    by: Actor & { isStaff: boolean },
    key: string = randomUUID(),
  ): Promise<string> {
    const { db } = this.#events
    return this.#events.write(
      async (transaction, record) => {
        const purchase = await readPurchase(transaction, db, id)
        const { ref, stored } = purchase
        if (!by.isStaff && stored.uid !== by.uid) throw notFound('purchase')
        await assertBuyer(transaction, purchase)
        const ids = wanted.map(({ orderId }) => orderId)
        const orders = (await readOrders(transaction, db, ids)).map(readStoredOrder)
        const lines = wanted.map((line) => returnLine(line, orders, stored))
        if (!by.isStaff) await countMessage(transaction, db, by.uid)

        const [author, state] = by.isStaff
          ? (['shop', 'agreed'] as const)
          : (['buyer', 'asked'] as const)
        const [_id = ''] = lines.map(({ productId, product, pieces }) => {
          const after = { kind: asked.kind, state, productId, product, pieces }
          return record({ type: 'return-changed', by, subject: ref.path, after }).id
        })
        const made = { ...asked, _id, by: author, state, lines, at: Timestamp.now() }
        const fields = fieldsOf([...(stored.returns ?? []), withoutUndefined<StoredReturn>(made)])
        savePurchase(transaction, purchase, [], { ...fields, ...(!by.isStaff && waitsForShop) })
        this.#mails.add(transaction, returnMail(_id, purchase, made))
        if (!by.isStaff && !stored.unanswered) {
          this.#mails.add(transaction, returnNotice(`${_id}-shop`, ref.id, this.#shopEmail))
        }
        return _id
      },
      {
        document: db.doc(`events/${idOfKey(by.uid, key)}-returned`),
        fingerprint: fingerprintOf({ id, ...asked, lines: wanted }),
        resultOf: (event) => event.id,
      },
    )
  }

  /** Throws 404, 409 for a state that cannot follow or what its goods do not allow, and 422 for another change under the key. */
  async change(
    { id, returned }: { id: string; returned: string },
    change: ReturnChange,
    by: Actor,
    key: string = randomUUID(),
  ): Promise<void> {
    const { db } = this.#events
    const request = {
      document: db.doc(`events/${idOfKey(by.uid, key)}-changed`),
      fingerprint: fingerprintOf({ id, returned, ...change }),
      resultOf: () => {},
    }
    await this.#events.write(async (transaction, record) => {
      const purchase = await readPurchase(transaction, db, id)
      const { returns = [], uid } = purchase.stored
      const before = returns.find(({ _id }) => _id === returned)
      if (!before) throw notFound('return')
      const { kind, state } = before
      if (!nextReturnStates[state].some((next) => next === change.state)) {
        const states = `“${change.state}” cannot follow “${state}”.`
        throw conflict('state-changed', `${states} Please load the page again.`)
      }
      const lines = changedLines(before, change)
      const refund = 'refundCents' in change ? change.refundCents : 0
      if (refund > 0) assertRefund(refund, purchase.stored)
      const replaces = 'settlement' in change && change.settlement === 'replacement'
      const replacement = replaces
        ? await replaceLines({ transaction, record, by }, purchase, before.lines)
        : undefined

      const [mailId = ''] = await Promise.all(
        lines.map(async ({ productId, product, pieces, ...line }) => {
          const { restocked = 0, writtenOff = 0, refundCents } = line
          const isReceipt = change.state === 'received'
          const stock = isReceipt
            ? await returnStock(db, transaction, { productId, quantity: restocked })
            : null
          if (isReceipt && restocked > 0 && !stock) {
            throw conflict('product-gone', `${product} is no longer in the shop. Write it off.`)
          }
          const facts = { kind, state: change.state, productId, product, pieces }
          const after = withoutUndefined({
            ...facts,
            refundCents,
            ...(isReceipt && { writtenOff }),
          })
          const subject = purchase.ref.path
          return record({ type: 'return-changed', by, subject, before: { state }, after, stock }).id
        }),
      )
      const { note, ...rest } = { note: before.note, ...change }
      const after = withoutUndefined<StoredReturn>({
        ...before,
        ...rest,
        lines: lines.map(({ refundCents, ...line }) => line),
        note: isPseudonym(uid) ? undefined : note,
        replacement,
      })
      savePurchase(transaction, purchase, [], {
        returns: returns.map((one) => (one === before ? after : one)),
        unanswered: undefined,
        ...(refund > 0 && { returnedCents: (purchase.stored.returnedCents ?? 0) + refund }),
      })
      this.#mails.add(transaction, returnMail(mailId, purchase, after, change.note))
    }, request)
  }
}

/** Throws 409 without room for them. */
function fieldsOf(returns: StoredReturn[]) {
  if (Buffer.byteLength(JSON.stringify(returns)) > maxBytes) {
    throw conflict('purchase-full', 'This purchase has no room for more returns. Write a message.')
  }
  const images = returns.flatMap((one) => one.images ?? [])
  return { returns, returnImages: images.length > 0 ? images : undefined }
}

/** Like a message of the buyer. */
const waitsForShop = { unanswered: true, expiryMailedAt: undefined } as const

/** Firestore stores no `undefined`. */
const withoutUndefined = <Fields extends object>(fields: Fields): Fields =>
  // It has the same fields.
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields
