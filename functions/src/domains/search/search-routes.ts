import { matchLines, searchProducts } from '../../contract/search.ts'
import { type Route, route } from '../../platform/http/route.ts'
import type { ProductSearch } from './catalog-search.ts'
import { withHeadings } from './match-lines.ts'

export function searchRoutes(products: ProductSearch): Route[] {
  return [
    route(searchProducts, ({ query }) => products.search(query)),
    route(matchLines, async ({ body }) => ({
      lines: await products.matchLines(withHeadings(body.lines)),
    })),
  ]
}
