import { randomUUID } from 'node:crypto'
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore'
import { maxMessagesPerDay, PurchaseMessage } from '../../../contract/orders/purchase-message.ts'
import { isPseudonym } from '../../../platform/events/deleted-actor.ts'
import { changeOnce } from '../../../platform/firestore/commit-once.ts'
import { countOneMore } from '../../../platform/firestore/daily-count.ts'
import { readStored } from '../../../platform/firestore/stored-document.ts'
import type { Caller } from '../../../platform/http/access/caller.ts'
import { fingerprintOf, idOfKey } from '../../../platform/http/request/idempotency.ts'
import { conflict, notFound } from '../../../platform/http/response/api-error.ts'
import type { Outbox } from '../../../platform/mail/outbox.ts'
import { messageMail } from '../purchases/purchase-mail.ts'
import { type ReadPurchase, readPurchase, savePurchase } from '../purchases/stored-purchase.ts'
import { isoTime } from '../stored-order.ts'

/** Notes stand apart, so that no query of messages answers one. */
type Kind = 'messages' | 'notes'

export const messagesIn = (db: Firestore, kind: Kind) =>
  kind === 'messages' ? db.collection('messages') : db.collection('notes')

export class MessageStore {
  readonly #db: Firestore
  readonly #mails: Outbox
  readonly #shopEmail: string

  constructor(db: Firestore, mails: Outbox, shopEmail: string) {
    this.#db = db
    this.#mails = mails
    this.#shopEmail = shopEmail
  }

  /**
   * An admin is the buyer of their own purchase. Throws 404 for a stranger's, 422 for another text
   * under the key; for a message 409 if its buyer is deleted, and 429 at a buyer's daily limit.
   */
  async write(
    kind: Kind,
    { id, text, key = randomUUID() }: { id: string; text: string; key: string | undefined },
    { uid, email, may }: Pick<Caller, 'uid' | 'email' | 'may'>,
  ): Promise<string> {
    const isStaff = kind === 'notes' || (await may('support'))
    const document = messagesIn(this.#db, kind).doc(idOfKey(uid, key))
    const fingerprint = fingerprintOf({ id, text })
    const add = async (transaction: Transaction) => {
      const purchase = await readPurchase(transaction, this.#db, id)
      const buyer = purchase.stored.uid
      if (buyer !== uid && !isStaff) throw notFound('purchase')
      const by = kind === 'messages' && buyer === uid ? 'buyer' : 'shop'
      if (kind === 'messages') {
        await this.#tell(transaction, purchase, document.id, by === 'shop' ? text : undefined)
      }
      const author = { uid, email }
      const at = FieldValue.serverTimestamp()
      const message = { uid: buyer, purchase: purchase.ref.id, by, text, fingerprint, author, at }
      transaction.create(document, message)
    }
    await changeOnce(this.#db, add, { document, fingerprint, resultOf: () => {} })
    return document.id
  }

  /** Throws 404. */
  markAnswered(id: string): Promise<void> {
    return changeOnce(this.#db, async (transaction) => {
      const purchase = await readPurchase(transaction, this.#db, id)
      savePurchase(transaction, purchase, [], { unanswered: undefined })
    })
  }

  /** Tells the other side: the buyer by mail, the shop by its list, and by a mail if that is new there. */
  async #tell(
    transaction: Transaction,
    purchase: ReadPurchase,
    id: string,
    answer: string | undefined,
  ): Promise<void> {
    const { uid, email, unanswered } = purchase.stored
    if (isPseudonym(uid)) {
      throw conflict('buyer-deleted', 'The buyer has deleted the account, and would not read it.')
    }
    if (!answer) await countMessage(transaction, this.#db, uid)
    // After a message, its buyer is mailed again before a cancellation.
    const fields = answer
      ? { unanswered: undefined }
      : { unanswered: true as const, expiryMailedAt: undefined }
    savePurchase(transaction, purchase, [], fields)
    const shop = unanswered ? undefined : this.#shopEmail
    const to = answer ? email : shop
    this.#mails.add(transaction, messageMail({ id, to, uid }, purchase.ref.id, answer))
  }
}

/** Counts a message or a correction of a buyer. Throws 429 above the day's maximum. */
export async function countMessage(transaction: Transaction, db: Firestore, uid: string) {
  const counter = db.collection('messageCounts').doc(uid)
  const counted = await transaction.get(counter)
  const refusal = `You have sent ${maxMessagesPerDay} messages and corrections today.`
  const count = countOneMore(counted, maxMessagesPerDay, ['too-many-messages', refusal])
  transaction.set(counter, count)
}

/** The messages or notes of a purchase, oldest first. Staff see who has written them. */
export async function readMessages(
  db: Firestore,
  kind: Kind,
  purchase: string,
  isStaff: boolean,
): Promise<PurchaseMessage[]> {
  const { docs } = await messagesIn(db, kind).where('purchase', '==', purchase).get()
  const messages = docs.flatMap((document) => readStored(document, messageOf) ?? [])
  const shown = isStaff ? messages : messages.map((message) => ({ ...message, email: undefined }))
  return shown.sort((a, b) => a.at.localeCompare(b.at))
}

/** For staff. Throws for a document that does not fit the contract. */
export function messageOf(document: DocumentSnapshot): PurchaseMessage {
  const { at, author, ...stored } = document.data() ?? {}
  const message = { ...stored, _id: document.id, email: author?.email }
  return PurchaseMessage.parse({ ...message, at: isoTime(at) })
}
