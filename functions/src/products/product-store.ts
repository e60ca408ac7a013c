import { randomInt, randomUUID } from 'node:crypto'
import type { Firestore } from 'firebase-admin/firestore'
import { cachedList } from '../cache/cached-list.ts'
import type { CachedRows } from '../cache/incremental-cache.ts'
import { deleteRow } from '../cache/tombstone.ts'
import type { readCatalog } from '../contract/catalog.ts'
import type { Check, Checked } from '../contract/check.ts'
import { type KindsByType, kindsByType } from '../contract/compatibility/catalog-parts.ts'
import type { Parsed, SerializedBody } from '../contract/endpoint.ts'
import type { Page, SharedPageQuery } from '../contract/page.ts'
import { listProducts, NewProduct, type Product, type ProductDetails } from '../contract/product.ts'
import { changeOnce } from '../events/change-once.ts'
import { recordEvent } from '../events/event-log.ts'
import { grpcCode, hasCode, outcomeUnknown } from '../firestore/grpc-codes.ts'
import { readStored, validFields } from '../firestore/stored-document.ts'
import { notFound } from '../http/api-error.ts'
import type { Actor } from '../http/caller.ts'
import { findReplay, fingerprintOf, idOfKey } from '../http/idempotency.ts'
import { catalogFeed } from './catalog-feed.ts'
import { checkLines } from './check-lines.ts'
import { type Attempt, createProduct } from './create-product.ts'
import { type CatalogEntry, entryOf, managedProductOf } from './stored-product.ts'

type CatalogQuery = Partial<Parsed<typeof readCatalog>['query']>

export type ProductStore = ReturnType<typeof productStore>

/**
 * Stores products in Firestore, together with the event of each change. Lists come from the memory
 * of the instance.
 */
export function productStore(db: Firestore) {
  const products = db.collection('products')
  const events = db.collection('events')
  const catalog = cachedList(
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
  const feed = catalogFeed()
  const indexes = new WeakMap<CachedRows<ProductDetails>, Index>()

  return {
    /** The catalog, newest first, from the memory of this instance. */
    list: (query: SharedPageQuery): Promise<Page<Product>> => catalog.page(query),

    /** All products with drafts, newest first, refreshed at the time of the call. */
    all: (): Promise<CatalogEntry[]> => catalog.allFresh(),

    /** The catalog in columns, with specifications; with a version, only the changes since then. */
    feed: async ({ fresh, since }: CatalogQuery = {}): Promise<SerializedBody> =>
      feed(await catalog.rows(fresh), since),

    /** Whether parts fit one another, from the catalog in memory. */
    async check(build: Check): Promise<Checked> {
      const list = await catalog.rows()
      const index = indexes.get(list) ?? indexOf(list)
      indexes.set(list, index)
      const ids = build.lines.map(({ productId }) => productId)
      const older = list.isWhole ? [] : await readOlder(ids.filter((id) => !index.byId.has(id)))
      const found = ids.flatMap((id) => index.byId.get(id) ?? [])
      const products = new Map([...found, ...older].map((product) => [product._id, product]))
      return checkLines(build, products, index.kinds)
    },

    /** Call it after another store has changed a product. */
    invalidate: catalog.invalidate,

    /** Throws 404 for a draft, and when there is no product or its document does not fit the contract. */
    async read(id: string): Promise<ProductDetails> {
      const { draft, reorderAt, ...product } = managedProductOf(await products.doc(id).get())
      if (draft) throw notFound('product')
      return product
    },

    /**
     * Adds a product with its opening stock. Returns its id: the slug of its name, with a suffix if
     * the slug was used before. The same idempotency key gets the same id; throws 422 if the key was
     * used for another product.
     */
    async add(
      product: NewProduct,
      by: Actor,
      idempotencyKey: string = randomUUID(),
    ): Promise<string> {
      const attempt = {
        event: events.doc(`${idOfKey(by.uid, idempotencyKey)}-added`),
        fingerprint: fingerprintOf(product),
      }
      const id = await addOnce(product, by, attempt)
      catalog.invalidate()
      return id
    },

    /** Removes a product; orders keep their own copy of what was bought. Throws 404. */
    async remove(id: string, by: Actor): Promise<void> {
      await changeOnce(db, async (transaction, event) => {
        const snapshot = await transaction.get(products.doc(id))
        if (!snapshot.exists) throw notFound('product')
        const product = validFields(NewProduct, snapshot.data())
        // Only a whole number can be in the ledger. Any other stored value was edited by hand.
        const available: unknown = snapshot.get('available_quantity')
        deleteRow(db, transaction, snapshot.ref)
        recordEvent(db, transaction, {
          type: 'product-deleted',
          by,
          subject: `products/${id}`,
          stock: Number.isSafeInteger(available)
            ? { productId: id, delta: -Number(available) }
            : null,
          before: product,
          id: event.id,
        })
      })
      catalog.invalidate()
    },
  }

  /** Products that are too old for the memory of this instance, without those that do not exist. */
  async function readOlder(ids: string[]): Promise<ProductDetails[]> {
    if (ids.length === 0) return []
    const snapshots = await db.getAll(...[...new Set(ids)].map((id) => products.doc(id)))
    const found = snapshots.map((snapshot) => snapshot.exists && readStored(snapshot, entryOf))
    return found.flatMap((product) => (product && !product.draft ? product : []))
  }

  /** Adds the product once. The event shows whether an earlier try has already added it. */
  async function addOnce(product: NewProduct, by: Actor, attempt: Attempt): Promise<string> {
    for (let tries = 1; ; tries++) {
      try {
        return await tryToAdd(product, by, attempt)
      } catch (error) {
        const replayed = await findReplay(attempt.event, attempt.fingerprint)
        if (replayed) return String(replayed.get('stock.productId'))
        // A product with the same name may have taken the id at the same time.
        const mayRetry = hasCode(error, grpcCode.alreadyExists, ...outcomeUnknown)
        if (tries === maxTries || !mayRetry) throw error
      }
    }
  }

  async function tryToAdd(product: NewProduct, by: Actor, attempt: Attempt): Promise<string> {
    const id = await unusedId(product)
    await createProduct(db, id, product, by, attempt)
    return id
  }

  /** Ids are not reused, because a cancelled order returns its pieces to the product with its id. */
  async function unusedId({ product }: NewProduct): Promise<string> {
    const slug = slugOf(product)
    const uses = await events.where('subject', '==', `products/${slug}`).limit(1).get()
    return uses.empty ? slug : `${slug}-${randomInt(36 ** 4, 36 ** 5).toString(36)}`
  }
}

/** What the check of a build looks up in the cached catalog. */
interface Index {
  byId: ReadonlyMap<string, ProductDetails>
  kinds: KindsByType
}

function indexOf({ rows }: CachedRows<ProductDetails>): Index {
  const products = rows.map(({ row }) => row)
  return {
    byId: new Map(products.map((product) => [product._id, product])),
    kinds: kindsByType(products),
  }
}

const maxTries = 3

/** The name's letters and digits, lower-cased and joined by hyphens: `samsung-990-pro-2tb`. */
export function slugOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return words?.join('-').slice(0, 80) ?? 'product'
}
