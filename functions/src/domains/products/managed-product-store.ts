import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { FieldValue } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import {
  type ManagedProduct,
  type ManagedRow,
  ProductEdit,
  type ProductFilter,
  type ProductQuery,
  type StockCorrection,
  type summarizeProducts,
} from '../../contract/catalog/managed-product.ts'
import type { ImportedProduct, ImportResults } from '../../contract/catalog/product-import.ts'
import type { Restock, RestockResults } from '../../contract/catalog/restock.ts'
import type { ResponseBody } from '../../contract/endpoint.ts'
import type { EventLog } from '../../platform/events/event-log.ts'
import { preconditionFailed } from '../../platform/http/api-error.ts'
import type { Actor } from '../../platform/http/caller.ts'
import { changeProduct, type ProductChange } from './change-product.ts'
import { correctionOf, restockProduct } from './correct-stock.ts'
import { inState, matching, sorted } from './find-products.ts'
import { importProducts } from './import-product.ts'
import type { ProductStore } from './product-store.ts'
import { managedProductOf } from './stored-product.ts'

export class ManagedProductStore {
  readonly #events: EventLog
  readonly #catalog: Pick<ProductStore, 'all'>

  constructor(events: EventLog, catalog: Pick<ProductStore, 'all'>) {
    this.#events = events
    this.#catalog = catalog
  }

  async list({
    limit = Infinity,
    offset = 0,
    sort,
    ...filter
  }: ProductQuery): Promise<ManagedRow[]> {
    const found = matching(await this.#catalog.all(), filter)
    return sorted(found, sort)
      .slice(offset, offset + limit)
      .map(({ specs, images, facts, ...row }) => row)
  }

  async summarize(filter: ProductFilter): Promise<ResponseBody<typeof summarizeProducts>> {
    const all = await this.#catalog.all()
    const found = matching(all, filter)
    return {
      all: found.length,
      draft: found.filter(inState('draft')).length,
      low: found.filter(inState('low')).length,
      types: [...new Set(all.map(({ type }) => type))].sort(),
      brands: [...new Set(all.flatMap(({ brand }) => brand ?? []))].sort(),
    }
  }

  /** Throws 404. */
  async read(id: string): Promise<ManagedProduct> {
    return managedProductOf(await this.#events.db.collection('products').doc(id).get())
  }

  /** Throws 412 if another edit came after `revision`, 404, and 422 if the key was used for another request. */
  async edit(
    { id, revision, edit }: { id: string; revision: number; edit: ProductEdit },
    by: Actor,
    idempotencyKey?: string,
  ): Promise<{ modifiedCount: number; revision: number }> {
    const request = { id, input: { revision, ...edit }, by, idempotencyKey }
    const changed = await changeProduct(this.#events, request, (product) => {
      if (product.revision === revision) return editChange(product, edit)
      throw preconditionFailed('Somebody else has edited this product meanwhile', product)
    })
    return { modifiedCount: changed ? 1 : 0, revision: changed?.after.revision ?? revision }
  }

  /** Adds the products whose names are new. Each is written whole or not at all. */
  async import(
    list: ImportedProduct[],
    by: Actor,
    key: string = randomUUID(),
  ): Promise<ImportResults> {
    const results = await importProducts(this.#events, this.#catalog, list, by, key)
    return results.map((result) => {
      if (result.status === 'rejected') throw result.reason
      return result.value
    })
  }

  /** Throws 404, 409 if the stock would be below zero or too large, 422 if the key was used for another request. */
  async correctStock(
    id: string,
    correction: StockCorrection,
    by: Actor,
    idempotencyKey?: string,
  ): Promise<number> {
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

const names = z.keyof(ProductEdit).options

/** `undefined` if nothing is different. Only the changed fields are written and recorded. */
function editChange(
  product: ManagedProduct,
  edit: ProductEdit,
): ProductChange<{ revision: number }> | undefined {
  const changed = names.filter((name) => !isDeepStrictEqual(product[name], edit[name]))
  if (changed.length === 0) return undefined
  const valuesOf = (from: ProductEdit) => changed.map((name) => [name, from[name] ?? null])
  const fields = changed.map((name) => [name, edit[name] ?? FieldValue.delete()])
  const revision = product.revision + 1
  return {
    type: 'product-edited',
    before: { ...Object.fromEntries(valuesOf(product)), revision: product.revision },
    after: { ...Object.fromEntries(valuesOf(edit)), revision },
    fields: { ...Object.fromEntries(fields), revision },
  }
}
