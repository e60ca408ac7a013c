import { randomUUID } from 'node:crypto'
import type { Query, Timestamp } from 'firebase-admin/firestore'
import type { Check, Checked } from '../../contract/builds/compatibility.ts'
import type { ManagedProduct } from '../../contract/catalog/managed-product.ts'
import { nextPriceChange } from '../../contract/catalog/price-timeline.ts'
import {
  type DescribedProduct,
  listProducts,
  NewProduct,
  Product,
  type ProductDetails,
} from '../../contract/catalog/product.ts'
import { productsById } from '../../contract/catalog/products-by-id.ts'
import type { Page, SharedPageQuery } from '../../contract/page.ts'
import { type KindsByType, kindsByType } from '../../parts/compatibility/catalog-parts.ts'
import { performanceOf } from '../../parts/performance/performance-of.ts'
import { CachedList } from '../../platform/cache/cached-list.ts'
import type { CachedRows } from '../../platform/cache/incremental-cache.ts'
import { deleteRow } from '../../platform/cache/tombstone.ts'
import { currentProduct } from '../../platform/events/current-product.ts'
import type { EventLog } from '../../platform/events/event-log.ts'
import { readExisting, validFields } from '../../platform/firestore/stored-document.ts'
import type { Actor } from '../../platform/http/access/caller.ts'
import { notFound } from '../../platform/http/response/api-error.ts'
import { checkParts } from './compatibility-check.ts'
import { createProduct } from './create-product.ts'
import type { SnapshotStore } from './snapshot-store.ts'
import { atTime, entryOf, publishedDetailsOf } from './stored-product.ts'

/** Stores products with the event of each change. Lists come from the memory of the instance. */
export class ProductStore {
  readonly #events: EventLog
  readonly #changes: Query
  readonly #cache: CachedList<ManagedProduct, Product>
  readonly #indexes = new WeakMap<CachedRows<ProductDetails>, Catalog>()

  constructor(events: EventLog, snapshot?: SnapshotStore) {
    this.#events = events
    this.#changes = events.db.collectionGroup('products')
    this.#cache = new CachedList(
      {
        query: events.db.collection('products'),
        changes: this.#changes,
        changedAt: 'updatedAt',
        rowOf: entryOf,
        isHidden: ({ draft }) => draft,
        ...(snapshot && { snapshot }),
      },
      (product) => Product.parse(product),
      listProducts.cache,
      {
        isTimed: ({ reduction }) => reduction !== undefined,
        atTime: (product, time) => ({
          row: atTime(product, time),
          until: nextPriceChange(product, time),
        }),
      },
    )
  }

  list(query: SharedPageQuery): Promise<Page<Product>> {
    return this.#cache.page(query)
  }

  /** All products, also unpublished ones, newest first, refreshed at the time of the call. */
  all(): Promise<ManagedProduct[]> {
    return this.#cache.allFresh()
  }

  /** The published products, newest first, with their versions; with `fresh` refreshed at the time of the call. */
  rows(fresh?: string): Promise<CachedRows<ProductDetails>> {
    return this.#cache.rows(fresh)
  }

  async countChanges(since: Timestamp): Promise<number> {
    return (await this.#changes.where('updatedAt', '>', since).count().get()).data().count
  }

  async catalog(): Promise<Catalog> {
    const list = await this.#cache.rows()
    const index = this.#indexes.get(list) ?? indexOf(list)
    this.#indexes.set(list, index)
    return index
  }

  async check(build: Check): Promise<Checked> {
    const { byId, kinds } = await this.catalog()
    return checkParts(build, byId, kinds)
  }

  invalidate(): void {
    this.#cache.invalidate()
  }

  /** Throws 404 for an unpublished product, and when there is no product or its document does not fit the contract. */
  async read(id: string): Promise<DescribedProduct> {
    const product = publishedDetailsOf(await currentProduct(this.#events.db, id))
    if (!product) throw notFound('product')
    const performance = performanceOf(product)
    return { ...product, ...(performance && { performance }) }
  }

  /** The same idempotency key gets the same id; throws 422 if it was used for another product. */
  async add(product: NewProduct, by: Actor, idempotencyKey: string = randomUUID()) {
    return (await createProduct(this.#events, product, by, idempotencyKey)).id
  }

  /** Removes a product; orders keep their own copy of what was bought. Throws 404. */
  remove(id: string, by: Actor): Promise<void> {
    return this.#events.write(async (transaction, record) => {
      const product = this.#events.db.collection('products').doc(id)
      const snapshot = await readExisting(transaction, product, 'product')
      // Only a whole number can be in the ledger. Any other stored value was edited by hand.
      const available: unknown = snapshot.get('available_quantity')
      deleteRow(this.#events.db, transaction, product)
      record({
        type: 'product-deleted',
        by,
        subject: product.path,
        stock: Number.isSafeInteger(available)
          ? { productId: id, delta: -Number(available) }
          : null,
        before: validFields(NewProduct, snapshot.data()),
      })
    })
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
    byId: productsById(products),
    kinds: kindsByType(products),
  }
}
