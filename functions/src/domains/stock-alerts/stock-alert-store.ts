import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore'
import { error as logError, warn } from 'firebase-functions/logger'
import { Product } from '../../contract/catalog/product.ts'
import { isSoldOut } from '../../contract/catalog/stock.ts'
import { changeOnce } from '../../platform/firestore/commit-once.ts'
import { deleteAll, drain, refsOf } from '../../platform/firestore/drain.ts'
import { readStored } from '../../platform/firestore/stored-document.ts'
import { conflict, notFound } from '../../platform/http/api-error.ts'
import type { Actor } from '../../platform/http/caller.ts'
import { idOfKey } from '../../platform/http/idempotency.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import { backInStockMail } from './back-in-stock-mail.ts'

/** Two writes each, so that a transaction has at most 400. */
const alertsPerTransaction = 200
/** A request mails at most 1,000 people; the schedule mails the others. */
const maxTransactions = 5

export type StockAlertStore = ReturnType<typeof stockAlertStore>

/** Stores who waits for a sold-out product, in a document that the mail to them replaces. */
export function stockAlertStore(db: Firestore, outbox: Omit<Outbox, 'takeBack'>) {
  const alerts = db.collection('stockAlerts')
  const products = db.collection('products')
  const ofProduct = (productId: string) => alerts.where('productId', '==', productId)
  const alertOf = (productId: string, uid: string): DocumentReference =>
    alerts.doc(idOfKey(uid, productId))

  return {
    /** Whether this person waits for the product. Throws 404 for an unknown product. */
    async isRequested(productId: string, uid: string): Promise<boolean> {
      const documents = [products.doc(productId), alertOf(productId, uid)]
      const [product, alert] = await db.getAll(...documents, { fieldMask: ['productId', 'draft'] })
      if (!product?.exists || isUnpublished(product)) throw notFound('product')
      return alert?.exists === true
    },

    /** Stores one request per person and product. Throws 404, and 409 when it is not sold out. */
    async request(productId: string, by: Actor): Promise<void> {
      const product = products.doc(productId)
      // Without a lock, which would block the buyers of a product in stock.
      requireSoldOut(await product.get())
      await changeOnce(db, async (transaction) => {
        // With a lock, so that nobody waits for a product that comes back at this moment.
        requireSoldOut(await transaction.get(product))
        transaction.set(alertOf(productId, by.uid), {
          productId,
          uid: by.uid,
          email: by.email,
          createdAt: FieldValue.serverTimestamp(),
        })
      })
    },

    /** Removes the request, if there is one. Throws 404 for an unknown product. */
    async withdraw(productId: string, uid: string): Promise<void> {
      await changeOnce(db, async (transaction) => {
        transaction.delete(alertOf(productId, uid))
      })
      const product = await products.doc(productId).get()
      if (!product.exists || isUnpublished(product)) throw notFound('product')
    },

    /** Removes all requests and queued mails of the person who got this mail, if it exists. */
    async withdrawAll(mailId: string): Promise<void> {
      const email = await outbox.recipientOf(mailId)
      if (email === undefined) return
      await drain(alerts.where('email', '==', email), alertsPerTransaction, (docs) =>
        deleteAll(db, refsOf(docs)),
      )
      // Afterwards, because a request is replaced by its mail.
      await outbox.removeQueued(email, 'back-in-stock')
    },

    /** One read when nobody waits. Never throws, because the change is written; `resume` mails those that are left. */
    async onStockRise(productId: string): Promise<void> {
      try {
        await mailWaiting(productId, maxTransactions)
      } catch (error) {
        warn('mails about stock are left to the schedule', { productId, error: String(error) })
      }
    },

    /** Three reads per product that somebody waits for. A failure does not hold up the next product. */
    async resume(): Promise<number> {
      let mailed = 0
      let next = await productAfter('')
      while (next !== undefined) {
        mailed += await mailWaiting(next).catch(logFailure(next))
        next = await productAfter(next)
      }
      return mailed
    },
  }

  async function productAfter(productId: string): Promise<string | undefined> {
    const { docs } = await alerts
      .where('productId', '>', productId)
      .orderBy('productId')
      .limit(1)
      .get()
    return docs[0]?.get('productId')
  }

  async function mailWaiting(productId: string, transactions = Infinity): Promise<number> {
    if ((await ofProduct(productId).limit(1).get()).empty) return 0
    let mailed = 0
    for (let done = 0; done < transactions; done++) {
      // Each time: those who got a mail may have bought the rest.
      const snapshot = await products.doc(productId).get()
      const product = productOf(snapshot)
      // The requests for a deleted product are removed without a mail; those for an unpublished one wait.
      if (snapshot.exists && (!product || isSoldOut(product))) break
      const count = await mailSome(productId, product)
      mailed += product ? count : 0
      if (count < alertsPerTransaction) break
    }
    return mailed
  }

  function mailSome(productId: string, product: Product | undefined): Promise<number> {
    return changeOnce(db, async (transaction) => {
      const { docs } = await transaction.get(ofProduct(productId).limit(alertsPerTransaction))
      for (const alert of docs) {
        if (product) {
          outbox.add(transaction, {
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
}

const logFailure = (productId: string) => (error: unknown) => {
  logError('mails about stock were not written', { productId, error: String(error) })
  return 0
}

/** The same person may ask again after the mail: that request has a later time. */
const mailIdOf = ({ id, createTime }: QueryDocumentSnapshot) => `${id}-${createTime.toMillis()}`

function requireSoldOut(snapshot: DocumentSnapshot): void {
  const product = productOf(snapshot)
  if (!product) throw notFound('product')
  if (isSoldOut(product)) return
  throw conflict('in-stock', 'This product is in stock. You can order it now.')
}

const isUnpublished = (snapshot: DocumentSnapshot) => snapshot.get('draft') === true

function productOf(snapshot: DocumentSnapshot): Product | undefined {
  if (!snapshot.exists || isUnpublished(snapshot)) return undefined
  return readStored(snapshot, (stored) => Product.parse({ ...stored.data(), _id: stored.id }))
}
