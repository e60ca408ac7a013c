import { matchLines, searchProducts } from '../../contract/search.ts'
import { serialize } from '../../platform/cache/cached-list.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { withHeadings } from './lines/match-lines.ts'
import type { ProductSearch } from './product-search.ts'

export function searchRoutes(catalog: ProductSearch): Route[] {
  return [
    route(searchProducts, async ({ query }) => serialize(await catalog.search(query))),
    route(matchLines, async ({ body }) => ({
      lines: await catalog.matchLines(withHeadings(body.lines)),
    })),
  ]
}
