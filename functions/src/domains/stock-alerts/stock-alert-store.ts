import {
  type CollectionReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore'
import type { Product } from '../../contract/catalog/product.ts'
import { isSoldOut } from '../../contract/catalog/stock.ts'
import { currentProduct } from '../../platform/events/current-product.ts'
import { changeOnce } from '../../platform/firestore/commit-once.ts'
import { deleteAll, drain, refsOf } from '../../platform/firestore/drain.ts'
import { readStored } from '../../platform/firestore/stored-document.ts'
import type { Actor } from '../../platform/http/access/caller.ts'
import { idOfKey } from '../../platform/http/request/idempotency.ts'
import { conflict, notFound } from '../../platform/http/response/api-error.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import { isUnpublished, publishedProductOf } from '../products/stored-product.ts'
import { backInStockMail } from './back-in-stock-mail.ts'

/** Two writes each, so that a transaction has at most 400. */
const alertsPerTransaction = 200
/** A request mails at most 1,000 people; `stockAlertReader` mails the others. */
const maxTransactions = 5

/** Stores who waits for a sold-out product, in a document that the mail to them replaces. */
export class StockAlertStore {
  readonly #db: Firestore
  readonly #outbox: Omit<Outbox, 'takeBack'>
  readonly #alerts: CollectionReference

  constructor(db: Firestore, outbox: Omit<Outbox, 'takeBack'>) {
    this.#db = db
    this.#outbox = outbox
    this.#alerts = db.collection('stockAlerts')
  }

  /** Whether this person waits for the product. Throws 404 for an unknown product. */
  async isRequested(productId: string, uid: string): Promise<boolean> {
    const product = await this.#readPublished(productId)
    return (await this.#alert(product.id, uid).get()).exists
  }

  /** Stores one request per person and product. Throws 404, and 409 when it is not sold out. */
  async request(productId: string, by: Actor): Promise<void> {
    // Without a lock, which would block the buyers of a product in stock.
    requireSoldOut(await currentProduct(this.#db, productId))
    await changeOnce(this.#db, async (transaction) => {
      // With a lock, so that nobody waits for a product that comes back at this moment.
      const product = await currentProduct(this.#db, productId, transaction)
      requireSoldOut(product)
      transaction.set(this.#alert(product.id, by.uid), {
        productId: product.id,
        uid: by.uid,
        email: by.email,
        createdAt: FieldValue.serverTimestamp(),
      })
    })
  }

  /** Removes the request, if there is one. Throws 404 for an unknown product. */
  async withdraw(productId: string, uid: string): Promise<void> {
    await deleteAll(this.#db, [this.#alert(productId, uid)])
    const { id } = await this.#readPublished(productId)
    if (id !== productId) await deleteAll(this.#db, [this.#alert(id, uid)])
  }

  async #readPublished(productId: string): Promise<DocumentSnapshot> {
    const product = await currentProduct(this.#db, productId)
    if (!product.exists || isUnpublished(product)) throw notFound('product')
    return product
  }

  /** Removes all requests and queued mails of the person who got this mail, if it exists. */
  async withdrawAll(mailId: string): Promise<void> {
    const email = await this.#outbox.recipientOf(mailId)
    if (email === undefined) return
    await drain(this.#alerts.where('email', '==', email), alertsPerTransaction, (docs) =>
      deleteAll(this.#db, refsOf(docs)),
    )
    // Afterwards, because a request is replaced by its mail.
    await this.#outbox.removeQueued(email, 'back-in-stock')
  }

  /** Mails those who wait, if the product is not sold out. Returns their number; one read when nobody waits. */
  async mailWaiting(productId: string, transactions = maxTransactions): Promise<number> {
    if ((await this.#ofProduct(productId).limit(1).get()).empty) return 0
    let mailed = 0
    for (let done = 0; done < transactions; done++) {
      // Each time: those who got a mail may have bought the rest.
      const snapshot = await currentProduct(this.#db, productId)
      if (snapshot.exists && snapshot.id !== productId) {
        await this.#move(productId, snapshot.id)
        return this.mailWaiting(snapshot.id, transactions)
      }
      const product = productOf(snapshot)
      // The requests for a deleted product are removed without a mail; those for an unpublished one wait.
      if (snapshot.exists && (!product || isSoldOut(product))) break
      const count = await this.#mailSome(productId, product)
      mailed += product ? count : 0
      if (count < alertsPerTransaction) break
    }
    return mailed
  }

  /** Who waits for a product that was merged waits for the one that stays. */
  #move(productId: string, into: string): Promise<void> {
    return drain(this.#ofProduct(productId), alertsPerTransaction, (docs) =>
      changeOnce(this.#db, async (transaction) => {
        for (const alert of docs) {
          const moved = this.#alert(into, alert.get('uid'))
          transaction.set(moved, { ...alert.data(), productId: into })
          transaction.delete(alert.ref)
        }
      }),
    )
  }

  #mailSome(productId: string, product: Product | undefined): Promise<number> {
    return changeOnce(this.#db, async (transaction) => {
      const { docs } = await transaction.get(this.#ofProduct(productId).limit(alertsPerTransaction))
      for (const alert of docs) {
        if (product) {
          this.#outbox.add(transaction, {
            id: mailIdOf(alert),
            to: alert.get('email'),
            uid: alert.get('uid'),
            kind: 'back-in-stock',
            content: backInStockMail(product),
          })
        }
        transaction.delete(alert.ref)
      }
      return docs.length
    })
  }

  #alert(productId: string, uid: string) {
    return this.#alerts.doc(idOfKey(uid, productId))
  }

  #ofProduct(productId: string) {
    return this.#alerts.where('productId', '==', productId)
  }
}

/** The same person may ask again after the mail: that request has a later time. */
const mailIdOf = ({ id, createTime }: QueryDocumentSnapshot) => `${id}-${createTime.toMillis()}`

function requireSoldOut(snapshot: DocumentSnapshot): void {
  const product = productOf(snapshot)
  if (!product) throw notFound('product')
  if (isSoldOut(product)) return
  throw conflict('in-stock', 'This product is in stock. You can order it now.')
}

const productOf = (snapshot: DocumentSnapshot) => readStored(snapshot, publishedProductOf)
