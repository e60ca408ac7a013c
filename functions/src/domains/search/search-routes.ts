import { matchLines, searchProducts } from '../../contract/search.ts'
import { type Route, route } from '../../platform/http/route.ts'
import type { CatalogSearch } from './catalog-search.ts'
import { withHeadings } from './match-lines.ts'

/** Another search engine has these two methods. */
export function searchRoutes(catalog: Pick<CatalogSearch, 'search' | 'matchLines'>): Route[] {
  return [
    route(searchProducts, ({ query }) => catalog.search(query)),
    route(matchLines, async ({ body }) => ({
      lines: await catalog.matchLines(withHeadings(body.lines)),
    })),
  ]
}
