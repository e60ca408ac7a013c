import { hash, randomUUID } from 'node:crypto'
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore'
import type { Parsed } from '../../contract/endpoint.ts'
import {
  type changeEnquiry,
  Enquiry,
  type EnquiryKind,
  type listEnquiries,
  type NewContact,
  type NewWithdrawal,
} from '../../contract/enquiries/enquiry.ts'
import { formatPurchaseNumber, readPurchaseNumber } from '../../contract/orders/purchase-number.ts'
import { stockChange } from '../../platform/events/adjust-stock.ts'
import { type EventLog, eventsAbout } from '../../platform/events/event-log.ts'
import { changeOnce } from '../../platform/firestore/commit-once.ts'
import { countOneMore } from '../../platform/firestore/daily-count.ts'
import { readExisting } from '../../platform/firestore/stored-document.ts'
import { badRequest, conflict, notFound } from '../../platform/http/api-error.ts'
import type { Actor } from '../../platform/http/caller.ts'
import { fingerprintOf, idOfKey } from '../../platform/http/idempotency.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import { readPage } from '../../platform/paging/read-page.ts'
import { isoTime } from '../orders/stored-order.ts'
import { savePurchase } from '../orders/stored-purchase.ts'
import { announcementMail, receiptMail } from './enquiry-mail.ts'
import { readNamedPurchase } from './named-purchase.ts'

const maxPerDay = 5
const hourMs = 60 * 60 * 1000
const yearMs = 365 * 24 * hourMs

export const enquiriesIn = (db: Firestore) => db.collection('enquiries')

/** Counts what was sent with an email today; the document's id is its hash. */
export const enquiryCountOf = (db: Firestore, email: string) =>
  db.collection('enquiryCounts').doc(hash('sha256', email))

export class EnquiryStore {
  readonly #events: EventLog
  readonly #mails: Outbox
  readonly #shop: { shopEmail: string; withdrawalDays: number }

  constructor(
    events: EventLog,
    mails: Outbox,
    shop: { shopEmail: string; withdrawalDays: number },
  ) {
    this.#events = events
    this.#mails = mails
    this.#shop = shop
  }

  /** When it came first. Throws 429 at the daily limit of the email, and 404 for a withdrawal if the shop has none. */
  async receive(content: NewContact | NewWithdrawal): Promise<string> {
    const { db } = this.#events
    const { withdrawalDays, shopEmail } = this.#shop
    const withdrawal = 'purchase' in content ? content : undefined
    if (withdrawal && withdrawalDays === 0) throw notFound('page')
    const kind = withdrawal ? 'withdrawal' : 'contact'
    const document = enquiriesIn(db).doc(idOfKey(kind, fingerprintOf(content)))
    const at = Timestamp.fromMillis(Date.now())
    const add = async (transaction: Transaction) => {
      const counter = enquiryCountOf(db, content.email)
      const refusal = `We have got ${maxPerDay} messages with this email today.`
      const counted = await transaction.get(counter)
      const count = countOneMore(counted, maxPerDay, ['too-many-enquiries', refusal])
      const { own, doubts } = withdrawal
        ? await readNamedPurchase(transaction, db, withdrawal, withdrawalDays)
        : {}
      const isAnnounced = await this.#isAnnounced(kind)

      transaction.set(counter, count)
      const purchase = { ...(doubts && { doubts }), ...(own && { purchaseId: own.ref.id }) }
      transaction.create(document, { kind, ...content, ...purchase, state: 'open', at })
      if (own) savePurchase(transaction, own, [], { withdrawnAt: own.stored.withdrawnAt ?? at })
      if (withdrawal) this.#mails.add(transaction, receiptMail(withdrawal, isoTime(at)))
      if (!isAnnounced) this.#mails.add(transaction, announcementMail(kind, shopEmail))
      return isoTime(at)
    }
    return changeOnce(db, add, { document, resultOf: (stored) => isoTime(stored.get('at')) })
  }

  list({ kind, open, ...page }: Parsed<typeof listEnquiries>['query']) {
    let query: Query = enquiriesIn(this.#events.db)
    if (kind) query = query.where('kind', '==', kind)
    if (open) query = query.where('state', 'in', ['open', 'goods-back'])
    return readPage(query, 'at', page, enquiryOf)
  }

  /** Throws 404, 409 for a state that cannot follow or a product that is gone, and 422 for another change under the key. */
  async change(
    id: string,
    { state, returned }: Change,
    by: Actor,
    key: string = randomUUID(),
  ): Promise<void> {
    if (returned.length > 0 && state !== 'goods-back') {
      throw badRequest('not-goods-back', 'Only goods that are back can be added to the stock.')
    }
    const { db } = this.#events
    const ref = enquiriesIn(db).doc(id)
    const request = {
      document: db.doc(`events/${idOfKey(by.uid, key)}-changed`),
      fingerprint: fingerprintOf({ id, state, returned }),
      resultOf: () => {},
    }
    await this.#events.write(async (transaction, record) => {
      const stored = await readExisting(transaction, ref, 'enquiry')
      const { kind, state: before, purchase = '' } = stored.data() ?? {}
      if (!previous[state].includes(before) || (kind === 'contact' && state !== 'closed')) {
        const states = `“${wordsOf(state)}” cannot follow “${wordsOf(before)}”.`
        throw conflict('state-changed', `${states} Please load the page again.`)
      }
      const subject = ref.path
      record({ type: 'enquiry-changed', by, subject, before: { state: before }, after: { state } })
      const expireAt = Timestamp.fromMillis(Date.now() + yearMs)
      transaction.update(ref, { state, ...(state !== 'goods-back' && { expireAt }) })
      const number = formatPurchaseNumber(readPurchaseNumber(purchase) ?? purchase)
      for (const { productId, pieces: delta } of returned) {
        const { product, name } = await this.#readReturned(productId)
        transaction.update(product, stockChange(delta))
        const after = { product: name, reason: 'returned', note: `Withdrawal from ${number}` }
        const stock = { productId, delta }
        record({
          type: 'stock-corrected',
          by,
          subject: product.path,
          stock,
          before: { product: name },
          after,
        })
      }
    }, request)
  }

  /** Outside the transaction, because its lock would block buyers. */
  async #readReturned(productId: string): Promise<{ product: DocumentReference; name: unknown }> {
    const { db } = this.#events
    const product = db.collection('products').doc(productId)
    const stored = await product.get()
    if (stored.exists) return { product, name: stored.get('product') }
    const [last] = (await eventsAbout(db, [product.path]).limit(1).get()).docs
    const name = last?.get('before.product') ?? 'A product'
    throw conflict('product-gone', `${name} is no longer in the shop. Please leave it out.`)
  }

  /** Whether the shop knows that something new waits, so that a thousand contacts are not a thousand mails. */
  async #isAnnounced(kind: EnquiryKind): Promise<boolean> {
    const ofKind = enquiriesIn(this.#events.db).where('kind', '==', kind).orderBy('at', 'desc')
    const [last] = (await ofKind.limit(1).get()).docs
    return last?.get('state') === 'open' && last.get('at').toMillis() > Date.now() - hourMs
  }
}

type Change = Parsed<typeof changeEnquiry>['body']

const previous: Record<Change['state'], string[]> = {
  'goods-back': ['open'],
  refunded: ['goods-back'],
  closed: ['open', 'goods-back'],
}

const wordsOf = (state: string) => state.replace('-', ' ')

const enquiryOf = (snapshot: DocumentSnapshot): Enquiry =>
  Enquiry.parse({ ...snapshot.data(), _id: snapshot.id, at: isoTime(snapshot.get('at')) })
