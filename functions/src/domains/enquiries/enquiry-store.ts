import { randomUUID } from 'node:crypto'
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Query,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore'
import { Id, type Parsed } from '../../contract/endpoint.ts'
import * as contract from '../../contract/enquiries/enquiry.ts'
import { readPurchaseNumber } from '../../contract/orders/purchase-number.ts'
import { dayMs, dayOf, hourMs } from '../../parts/days.ts'
import type { EventLog, NewEvent } from '../../platform/events/event-log.ts'
import { readExisting } from '../../platform/firestore/stored-document.ts'
import type { Actor } from '../../platform/http/access/caller.ts'
import { fingerprintOf, idOfKey } from '../../platform/http/request/idempotency.ts'
import { conflict, notFound } from '../../platform/http/response/api-error.ts'
import { hasCode } from '../../platform/http/response/error-code.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import { readPage } from '../../platform/paging/read-page.ts'
import { readPurchase, savePurchase } from '../orders/purchases/stored-purchase.ts'
import { isoTime, orderFacts, readOrders, readStoredOrder } from '../orders/stored-order.ts'
import { announcementMail, answerMail, receiptMail } from './enquiry-mail.ts'
import { withdrawnPieces } from './withdrawn-pieces.ts'

export const enquiriesIn = (db: Firestore) => db.collection('enquiries')

export class EnquiryStore {
  readonly #events: EventLog
  readonly #mails: Outbox
  readonly #shopEmail: string
  readonly #withdrawalDays: number

  constructor(events: EventLog, mails: Outbox, shopEmail: string, withdrawalDays: number) {
    this.#events = events
    this.#mails = mails
    this.#shopEmail = shopEmail
    this.#withdrawalDays = withdrawalDays
  }

  /** When it came first on this day. Throws 404 for a withdrawal if the shop has none. */
  async receive(content: contract.NewContact | contract.NewWithdrawal) {
    const { db } = this.#events
    const withdrawal = 'purchase' in content ? content : undefined
    if (withdrawal && this.#withdrawalDays === 0) throw notFound('page')
    const kind = withdrawal ? 'withdrawal' : 'contact'
    const at = Timestamp.fromMillis(Date.now())
    const day = isoTime(at).slice(0, 10)
    const document = enquiriesIn(db).doc(idOfKey(`${kind} ${day}`, fingerprintOf(content)))
    const add = async (transaction: Transaction, record: (event: NewEvent) => unknown) => {
      const {
        own,
        facts,
        orders = [],
      } = withdrawal ? await this.#readNamed(transaction, withdrawal) : {}
      const announcedAt = await readAnnouncedAt(db, kind)
      const times = { at, announcedAt: announcedAt ?? at }
      transaction.create(document, { kind, ...content, ...facts, state: 'open', ...times })
      if (own) {
        savePurchase(transaction, own, [], { withdrawnAt: own.stored.withdrawnAt ?? at })
        const by = { ...own.stored, requestId: document.id }
        for (const { before, after } of orders) {
          const order = db.doc(`orders/${before._id}`)
          transaction.update(order, { withdrawnPieces: after.withdrawnPieces })
          const facts = { before: orderFacts(before), after: orderFacts(after) }
          record({ type: 'order-withdrawn', by, subject: order.path, ...facts })
        }
      }
      if (withdrawal) {
        const enquiry = { at: at.toDate(), id: document.id, isBuyer: own !== undefined }
        const receipt = receiptMail(withdrawal, enquiry)
        this.#mails.add(transaction, { ...receipt, ...(own && { uid: own.stored.uid }) })
      }
      if (!announcedAt) this.#mails.add(transaction, announcementMail(kind, this.#shopEmail))
      return { receivedAt: isoTime(at) }
    }
    const resultOf = (stored: DocumentSnapshot) => ({ receivedAt: isoTime(stored.get('at')) })
    return this.#events.write(add, { document, resultOf })
  }

  list({ kind, open, ...page }: Parsed<typeof contract.listEnquiries>['query']) {
    let query: Query = enquiriesIn(this.#events.db)
    if (kind) query = query.where('kind', '==', kind)
    if (open) query = query.where('state', 'in', ['open', 'goods-back'])
    return readPage(query, 'at', page, enquiryOf)
  }

  /** Throws 404, 409 if it is closed, and 422 for another change under the key. */
  close(id: string, by: Actor, key: string = randomUUID()): Promise<void> {
    return this.#end(id, by, `${idOfKey(by.uid, key)}-changed`)
  }

  /** Mails the answer once, and closes a contact. Throws 404, 409 if it is closed, and 422 for another text under the key. */
  answer(id: string, text: string, by: Actor, key: string = randomUUID()): Promise<void> {
    return this.#end(id, by, `${idOfKey(by.uid, key)}-answered`, text)
  }

  async #end(id: string, by: Actor, event: string, text?: string): Promise<void> {
    const { db } = this.#events
    const ref = enquiriesIn(db).doc(id)
    const fingerprint = fingerprintOf({ id, text })
    const request = { document: db.doc(`events/${event}`), fingerprint, resultOf: () => {} }
    await this.#events.write(async (transaction, record) => {
      const stored = await readExisting(transaction, ref, 'enquiry')
      const enquiry = enquiryOf(stored)
      const before = enquiry.state
      if (before === 'closed' || before === 'refunded') {
        throw conflict('state-changed', `It is already ${before}. Please load the page again.`)
      }
      const state = text && enquiry.kind === 'withdrawal' ? before : 'closed'
      const type = text ? 'enquiry-answered' : 'enquiry-changed'
      const { path: subject } = ref
      const { id: mailId } = record({
        type,
        by,
        subject,
        before: { state: before },
        after: { state },
      })
      const expireAt = Timestamp.fromMillis(Date.now() + 365 * dayMs)
      const answers = text && { answers: FieldValue.arrayUnion({ text, at: Timestamp.now() }) }
      transaction.update(ref, { ...answers, state, ...(state === 'closed' && { expireAt }) })
      if (!text) return
      const uid = stored.get('uid')
      this.#mails.add(transaction, { ...answerMail(mailId, enquiry, text), ...(uid && { uid }) })
    }, request)
  }

  /** The purchase that a withdrawal names, if its buyer has this email, its orders of which pieces are withdrawn, and why staff should look twice. */
  async #readNamed(transaction: Transaction, { purchase, email, goods }: contract.NewWithdrawal) {
    const id = readPurchaseNumber(purchase) ?? Id.safeParse(purchase).data ?? '-'
    const named = await readPurchase(transaction, this.#events.db, id).catch((error) => {
      if (!hasCode(error, 'not-found')) throw error
    })
    // An erased purchase has no email.
    const own = named?.stored.email?.toLowerCase() === email ? named : undefined
    const lastParcel = named?.stored.parcels?.at(-1)?.at.toMillis() ?? Date.now()
    const isDoubt: Record<contract.Doubt, boolean> = {
      'unknown-purchase': !named,
      'other-email': named !== own,
      // The days begin with the last parcel.
      late:
        named?.stored.pendingIds.length === 0 &&
        dayOf(Date.now()) - dayOf(lastParcel) > this.#withdrawalDays,
      cancelled: named?.stored.status === 'cancelled',
      repeated: own?.stored.withdrawnAt !== undefined,
    }
    const doubts = contract.Doubt.options.filter((doubt) => isDoubt[doubt])
    const ids = own ? [...own.stored.pendingIds, ...own.stored.deliveredIds] : []
    const left = (await readOrders(transaction, this.#events.db, ids)).filter(
      ({ exists }) => exists,
    )
    const orders = withdrawnPieces(goods, left.map(readStoredOrder))
    const facts = { doubts, ...(own && { purchaseId: own.ref.id, uid: own.stored.uid }) }
    return { own, facts, orders }
  }
}

/** When the shop was told that something waits, if within an hour: a thousand contacts are not a thousand mails. */
async function readAnnouncedAt(
  db: Firestore,
  kind: contract.Enquiry['kind'],
): Promise<Timestamp | undefined> {
  const ofKind = enquiriesIn(db).where('kind', '==', kind).orderBy('at', 'desc')
  const [last] = (await ofKind.limit(1).get()).docs
  const at = last?.get('state') === 'open' ? last.get('announcedAt') : undefined
  return at?.toMillis() > Date.now() - hourMs ? at : undefined
}

export function enquiryOf(snapshot: DocumentSnapshot): contract.Enquiry {
  const { at, answers = [], ...stored } = snapshot.data() ?? {}
  const timed = ({ text, at }: { text: string; at: Timestamp }) => ({ text, at: isoTime(at) })
  const _id = snapshot.id
  return contract.Enquiry.parse({ ...stored, _id, at: isoTime(at), answers: answers.map(timed) })
}
