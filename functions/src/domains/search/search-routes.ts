import { matchLines, searchProducts } from '../../contract/search.ts'
import { serialize } from '../../platform/cache/cached-list.ts'
import { type Route, route } from '../../platform/http/route.ts'
import type { ProductStore } from '../products/product-store.ts'
import { withHeadings } from './lines/match-lines.ts'
import type { ProductSearch } from './product-search.ts'

export function searchRoutes(
  catalog: ProductSearch,
  products?: Pick<ProductStore, 'rows'>,
): Route[] {
  return [
    route(searchProducts, async ({ query }) => {
      const result = await catalog.search(query)
      return serialize(result, (await products?.rows())?.until)
    }),
    route(matchLines, async ({ body }) => ({
      lines: await catalog.matchLines(withHeadings(body.lines)),
    })),
  ]
}
