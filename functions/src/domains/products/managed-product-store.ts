import { randomUUID } from 'node:crypto'
import type { DuplicatePair } from '../../contract/catalog/duplicate.ts'
import type {
  ManagedProduct,
  ProductEdit,
  summarizeProducts,
} from '../../contract/catalog/managed-product.ts'
import type { NewProduct } from '../../contract/catalog/product.ts'
import type { ProductFilter, ProductQuery } from '../../contract/catalog/product-filter.ts'
import type {
  ChangeResults,
  ImportedChange,
  ImportResults,
  MatchQuery,
  PriceChange,
  ProductMatch,
} from '../../contract/catalog/product-import.ts'
import type { Restock, RestockResults } from '../../contract/catalog/restock.ts'
import type { StockCorrection } from '../../contract/catalog/stock-correction.ts'
import type { ResponseBody } from '../../contract/endpoint.ts'
import { currentProduct } from '../../platform/events/current-product.ts'
import type { EventLog } from '../../platform/events/event-log.ts'
import type { Actor } from '../../platform/http/access/caller.ts'
import { changeProduct } from './change-product.ts'
import { correctionOf, restockProduct } from './correct-stock.ts'
import { editChange } from './edit-product.ts'
import { findDuplicates } from './find-duplicates.ts'
import { inState, matching, sorted } from './find-products.ts'
import { importChange, startPriceChange } from './import-change.ts'
import { importProducts } from './import-product.ts'
import { productLookup } from './product-lookup.ts'
import type { ProductStore } from './product-store.ts'
import { managedProductOf } from './stored-product.ts'

/** How many are compared at once. */
const maxPairs = 20

export class ManagedProductStore {
  readonly #events: EventLog
  readonly #catalog: Pick<ProductStore, 'all'>

  constructor(events: EventLog, catalog: Pick<ProductStore, 'all'>) {
    this.#events = events
    this.#catalog = catalog
  }

  async list(query: ProductQuery): Promise<ManagedProduct[]> {
    const { limit, offset = 0, sort, after, ...filter } = query
    const all = await this.#catalog.all()
    const start = all.findIndex(({ _id }) => _id === after) + 1
    const found = matching(all.slice(start), filter)
    return sorted(found, sort).slice(offset, offset + limit)
  }

  async summarize(filter: ProductFilter): Promise<ResponseBody<typeof summarizeProducts>> {
    const all = await this.#catalog.all()
    const found = matching(all, filter)
    return {
      all: found.length,
      draft: found.filter(inState('draft')).length,
      low: found.filter(inState('low')).length,
      contradictory: found.filter(inState('contradictory')).length,
      types: [...new Set(all.map(({ type }) => type))].sort(),
      brands: [...new Set(all.flatMap(({ brand }) => brand ?? []))].sort(),
    }
  }

  /** Throws 404. */
  async read(id: string): Promise<ManagedProduct> {
    return managedProductOf(await currentProduct(this.#events.db, id))
  }

  /** Throws 412 if another edit came after `revision`, 404, and 422 if the key was used for another request. */
  async edit(
    { id, revision, edit }: { id: string; revision: number; edit: ProductEdit },
    by: Actor,
    idempotencyKey?: string,
  ): Promise<{ modifiedCount: number; revision: number }> {
    const request = { id, input: { revision, ...edit }, by, idempotencyKey }
    const changed = await changeProduct(this.#events, request, (product) =>
      editChange(product, edit, revision),
    )
    return { modifiedCount: changed ? 1 : 0, revision: changed?.after.revision ?? revision }
  }

  async match(rows: MatchQuery[]): Promise<ProductMatch[]> {
    const lookup = await productLookup(await this.#catalog.all(), rows)
    return rows.map(lookup.match)
  }

  /** Pairs that look like the same part, with the number of their orders. */
  async duplicates({ offset = 0 }): Promise<DuplicatePair[]> {
    const pairs = await findDuplicates(await this.#catalog.all())
    const orders = this.#events.db.collection('orders').orderBy('createdAt', 'desc')
    const withOrders = async (product: ManagedProduct) => {
      const found = await orders.where('productId', '==', product._id).count().get()
      return { product, orders: found.data().count }
    }
    const shown = pairs.slice(offset, offset + maxPairs).map(async (pair) => ({
      products: await Promise.all(pair.map(withOrders)),
    }))
    return Promise.all(shown)
  }

  /** Adds the products whose names, part numbers and GTINs are new. Each is written whole or not at all. */
  async import(list: NewProduct[], by: Actor, key: string = randomUUID()): Promise<ImportResults> {
    return fulfilledValues(await importProducts(this.#events, this.#catalog, list, by, key))
  }

  /** Changes each product whole or not at all. Throws 422 if the key was used for another change of a product. */
  async change(
    { changes, priceChange }: { changes: ImportedChange[]; priceChange?: PriceChange | undefined },
    by: Actor,
    idempotencyKey: string = randomUUID(),
  ): Promise<ChangeResults> {
    if (priceChange) await startPriceChange(this.#events, priceChange, by)
    const request = { by, key: priceChange?.id ?? idempotencyKey, priceChange }
    const done = changes.map((change) => importChange(this.#events, change, request))
    return fulfilledValues(await Promise.allSettled(done))
  }

  /** Throws 404, 409 if the stock would be below zero or too large, 422 if the key was used for another request. */
  async correctStock(id: string, correction: StockCorrection, by: Actor, idempotencyKey?: string) {
    const request = { id, input: correction, by, idempotencyKey }
    const changed = await changeProduct(this.#events, request, (product) =>
      correctionOf(product, correction),
    )
    return changed?.after.available_quantity ?? 0
  }

  /** Adds the pieces of a delivery. Each line is added whole and once, whatever becomes of others. */
  restock({ delivery, lines }: Restock, by: Actor): Promise<RestockResults> {
    return Promise.all(
      lines.map(async (line) => ({
        productId: line.productId,
        outcome: await restockProduct(this.#events, delivery, line, by),
      })),
    )
  }
}

/** Throws only after all have ended. */
function fulfilledValues<Value>(results: PromiseSettledResult<Value>[]): Value[] {
  return results.map((result) => {
    if (result.status === 'rejected') throw result.reason
    return result.value
  })
}
