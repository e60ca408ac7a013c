import { randomInt } from 'node:crypto'
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore'
import type { Page, SharedPageQuery } from '../contract/page.ts'
import { type NewProduct, Product } from '../contract/product.ts'
import { recordEvent } from '../events/event-log.ts'
import { notFound } from '../http/api-error.ts'
import type { Actor } from '../http/caller.ts'
import { publicList } from '../paging/public-list.ts'

export type ProductStore = ReturnType<typeof productStore>

export function productStore(db: Firestore) {
  const products = db.collection('products')
  const catalog = publicList({
    query: products,
    changes: db.collectionGroup('products'),
    changedAt: 'updatedAt',
    rowOf: productOf,
  })

  return {
    /** The catalog, newest first, from the memory of this instance. */
    list: (query: SharedPageQuery): Promise<Page<Product>> => catalog.page(query),

    /** The whole catalog as it is this moment. */
    all: (): Promise<Product[]> => catalog.allNow(),

    /** To be called when a product has just changed. */
    outdate: catalog.outdate,

    /** Throws 404 when there is no such product. */
    async read(id: string): Promise<Product> {
      const snapshot = await products.doc(id).get()
      if (!snapshot.exists) throw notFound('product')
      return productOf(snapshot)
    },

    /** Adds a product with its opening stock. Returns its id, the slug of its name or like it. */
    async add(product: NewProduct, by: Actor): Promise<string> {
      const id = await db.runTransaction(async (transaction) => {
        const slug = slugOf(product.product)
        // An id is never used again: the orders of a deleted product give their pieces back to it.
        const taken = (await transaction.get(db.doc(`events/${slug}-added`))).exists
        const id = taken ? `${slug}-${randomInt(36 ** 4, 36 ** 5).toString(36)}` : slug
        const time = FieldValue.serverTimestamp()
        transaction.create(products.doc(id), { ...product, createdAt: time, updatedAt: time })
        recordEvent(db, transaction, {
          type: 'product-added',
          by,
          subject: `products/${id}`,
          stock: { productId: id, delta: product.available_quantity },
          after: product,
          id: `${id}-added`,
        })
        return id
      })
      catalog.outdate()
      return id
    },

    /** Removes a product; orders keep their own copy of what was bought [API-18]. Throws 404. */
    async remove(id: string, by: Actor): Promise<void> {
      await db.runTransaction(async (transaction) => {
        const snapshot = await transaction.get(products.doc(id))
        if (!snapshot.exists) throw notFound('product')
        const { _id, ...product } = productOf(snapshot)
        transaction.delete(snapshot.ref)
        // The lists in memory learn of the deletion by a tombstone, which Firestore itself removes.
        transaction.set(db.doc(`deleted/catalog/products/${id}`), {
          updatedAt: FieldValue.serverTimestamp(),
          expireAt: Timestamp.fromMillis(Date.now() + tombstoneMs),
        })
        recordEvent(db, transaction, {
          type: 'product-deleted',
          by,
          subject: `products/${id}`,
          stock: { productId: id, delta: -product.available_quantity },
          before: product,
        })
      })
      catalog.outdate()
    },
  }
}

/** Longer than any instance lives. */
const tombstoneMs = 30 * 24 * 60 * 60 * 1000

/** A stored product as the contract shows it; throws when what is stored does not fit. */
export function productOf(snapshot: DocumentSnapshot): Product {
  return Product.parse({ ...snapshot.data(), _id: snapshot.id })
}

/** The name's letters and digits, lower-cased and joined by hyphens: `samsung-990-pro-2tb`. */
function slugOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return words?.join('-').slice(0, 80) ?? 'product'
}
