import { completeBuild } from '../../contract/builds/build-completion.ts'
import { type Route, route } from '../../platform/http/route.ts'
import type { ProductStore } from '../products/product-store.ts'
import { completeBuilds } from './complete-build.ts'

export function buildRoutes(products: Pick<ProductStore, 'catalog'>): Route[] {
  return [route(completeBuild, async ({ body }) => completeBuilds(body, await products.catalog()))]
}
