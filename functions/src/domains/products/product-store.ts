import { randomUUID } from 'node:crypto'
import type { Firestore } from 'firebase-admin/firestore'
import type { Check, Checked } from '../../contract/builds/compatibility.ts'
import {
  listProducts,
  NewProduct,
  type Product,
  type ProductDetails,
} from '../../contract/catalog/product.ts'
import type { Page, SharedPageQuery } from '../../contract/page.ts'
import { type KindsByType, kindsByType } from '../../parts/compatibility/catalog-parts.ts'
import { CachedList } from '../../platform/cache/cached-list.ts'
import type { CachedRows } from '../../platform/cache/incremental-cache.ts'
import { deleteRow } from '../../platform/cache/tombstone.ts'
import { recordEvent } from '../../platform/events/event-log.ts'
import { changeOnce } from '../../platform/firestore/commit-once.ts'
import { readExisting, validFields } from '../../platform/firestore/stored-document.ts'
import { notFound } from '../../platform/http/api-error.ts'
import type { Actor } from '../../platform/http/caller.ts'
import { checkParts } from './check-parts.ts'
import { createProduct } from './create-product.ts'
import { type CatalogEntry, entryOf, publishedDetailsOf } from './stored-product.ts'

export type ProductStore = ReturnType<typeof productStore>

/** Stores products with the event of each change. Lists come from the memory of the instance. */
export function productStore(db: Firestore) {
  const products = db.collection('products')
  const cache = new CachedList(
    {
      query: products,
      changes: db.collectionGroup('products'),
      changedAt: 'updatedAt',
      rowOf: entryOf,
      isHidden: ({ draft }) => draft === true,
    },
    ({ specs, draft, reorderAt, ...product }): Product => product,
    listProducts.cache,
  )
  const indexes = new WeakMap<CachedRows<ProductDetails>, Catalog>()

  return {
    list: (query: SharedPageQuery): Promise<Page<Product>> => cache.page(query),

    /** All products, also unpublished ones, newest first, refreshed at the time of the call. */
    all: (): Promise<CatalogEntry[]> => cache.allFresh(),

    catalog,

    async check(build: Check): Promise<Checked> {
      const { byId, kinds } = await catalog()
      return checkParts(build, byId, kinds)
    },

    /** The published products, newest first, with their versions; with `fresh` refreshed at the time of the call. */
    rows: (fresh?: string) => cache.rows(fresh),

    /** Call it after another store has changed a product. */
    invalidate: () => cache.invalidate(),

    /** Throws 404 for an unpublished product, and when there is no product or its document does not fit the contract. */
    async read(id: string): Promise<ProductDetails> {
      const product = publishedDetailsOf(await products.doc(id).get())
      if (!product) throw notFound('product')
      return product
    },

    /** The same idempotency key gets the same id; throws 422 if it was used for another product. */
    async add(
      product: NewProduct,
      by: Actor,
      idempotencyKey: string = randomUUID(),
    ): Promise<string> {
      const { id } = await createProduct(db, product, by, idempotencyKey)
      cache.invalidate()
      return id
    },

    /** Removes a product; orders keep their own copy of what was bought. Throws 404. */
    async remove(id: string, by: Actor): Promise<void> {
      await changeOnce(db, async (transaction, event) => {
        const snapshot = await readExisting(transaction, products.doc(id), 'product')
        // Only a whole number can be in the ledger. Any other stored value was edited by hand.
        const available: unknown = snapshot.get('available_quantity')
        deleteRow(db, transaction, snapshot.ref)
        recordEvent(transaction, event, {
          type: 'product-deleted',
          by,
          subject: `products/${id}`,
          stock: Number.isSafeInteger(available)
            ? { productId: id, delta: -Number(available) }
            : null,
          before: validFields(NewProduct, snapshot.data()),
        })
      })
      cache.invalidate()
    },
  }

  async function catalog(): Promise<Catalog> {
    const list = await cache.rows()
    const index = indexes.get(list) ?? indexOf(list)
    indexes.set(list, index)
    return index
  }
}

/** The published products in memory, newest first, with what builds look up in them. */
export interface Catalog {
  rows: readonly ProductDetails[]
  byId: ReadonlyMap<string, ProductDetails>
  kinds: KindsByType
}

function indexOf({ rows }: CachedRows<ProductDetails>): Catalog {
  const products = rows.map(({ row }) => row)
  return {
    rows: products,
    byId: new Map(products.map((product) => [product._id, product])),
    kinds: kindsByType(products),
  }
}
