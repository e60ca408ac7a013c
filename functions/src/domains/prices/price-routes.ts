import type { Firestore } from 'firebase-admin/firestore'
import { nextPriceChange } from '../../contract/catalog/price-timeline.ts'
import { readManagedPrices, readPrices } from '../../contract/catalog/product-prices.ts'
import { serialize } from '../../platform/cache/cached-list.ts'
import { currentProduct } from '../../platform/events/current-product.ts'
import { notFound } from '../../platform/http/response/api-error.ts'
import { type Route, route } from '../../platform/http/route.ts'
import type { ProductStore } from '../products/product-store.ts'
import { readHistory, showPrices } from './price-store.ts'

export function priceRoutes(db: Firestore, products: Pick<ProductStore, 'read'>): Route[] {
  return [
    route(readManagedPrices, async ({ params }) => {
      const product = await currentProduct(db, params.id)
      if (!product.exists) throw notFound('product')
      return showPrices(await readHistory(db, product.id), Date.now(), false)
    }),
    route(readPrices, async ({ params }) => {
      const { _id, price } = await products.read(params.id)
      const [now, history] = [Date.now(), await readHistory(db, _id)]
      const until = nextPriceChange({ price, reduction: history.reduction }, now)
      return serialize(showPrices(history, now, true), until)
    }),
  ]
}
