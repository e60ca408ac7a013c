import { checkCompatibility } from '../../contract/builds/compatibility.ts'
import {
  addProduct,
  deleteProduct,
  listProducts,
  readProduct,
} from '../../contract/catalog/product.ts'
import { deleted, type Route, route } from '../../platform/http/route.ts'
import type { ProductStore } from './product-store.ts'

export function productRoutes(products: ProductStore): Route[] {
  return [
    route(listProducts, ({ query }) => products.list(query)),
    route(checkCompatibility, ({ body }) => products.check(body)),
    route(readProduct, ({ params }) => products.read(params.id)),
    route(addProduct, async ({ body, caller, idempotencyKey }) => ({
      insertedId: await products.add(body, caller, idempotencyKey),
    })),
    route(deleteProduct, ({ params, caller }) => products.remove(params.id, caller).then(deleted)),
  ]
}
