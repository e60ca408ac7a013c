import * as contract from '../../contract/catalog/duplicate.ts'
import {
  editProduct,
  manageProducts,
  readManagedProduct,
  summarizeProducts,
} from '../../contract/catalog/managed-product.ts'
import {
  changeProducts,
  importProducts,
  matchProducts,
} from '../../contract/catalog/product-import.ts'
import { restockProducts } from '../../contract/catalog/restock.ts'
import { correctStock } from '../../contract/catalog/stock-correction.ts'
import type { EventLog } from '../../platform/events/event-log.ts'
import { type Route, route } from '../../platform/http/route.ts'
import type { ManagedProductStore } from './managed-product-store.ts'
import { mergeProduct, undoMerge } from './merge-products.ts'

/** Mounted before the public routes, whose paths they share except for `?view=admin`. */
export function managedProductRoutes(products: ManagedProductStore, events: EventLog): Route[] {
  return [
    route(manageProducts, ({ query }) => products.list(query)),
    route(summarizeProducts, ({ query }) => products.summarize(query)),
    route(readManagedProduct, ({ params }) => products.read(params.id)),
    route(importProducts, async ({ body, caller, idempotencyKey }) => ({
      results: await products.import(body.products, caller, idempotencyKey),
    })),
    route(matchProducts, async ({ body }) => ({ matches: await products.match(body.rows) })),
    route(contract.listDuplicates, ({ query }) => products.duplicates(query)),
    route(contract.mergeProduct, ({ params, body, caller, idempotencyKey }) =>
      mergeProduct(events, { ...params, ...body }, caller, idempotencyKey),
    ),
    route(contract.undoMerge, ({ params, caller, idempotencyKey }) =>
      undoMerge(events, params, caller, idempotencyKey),
    ),
    route(changeProducts, async ({ body, caller, idempotencyKey }) => ({
      results: await products.change(body, caller, idempotencyKey),
    })),
    route(restockProducts, async ({ body, caller }) => ({
      results: await products.restock(body, caller),
    })),
    route(editProduct, ({ params, revision, body, caller, idempotencyKey }) =>
      products.edit({ id: params.id, revision, edit: body }, caller, idempotencyKey),
    ),
    route(correctStock, async ({ params, body, caller, idempotencyKey }) => ({
      available_quantity: await products.correctStock(params.id, body, caller, idempotencyKey),
    })),
  ]
}
