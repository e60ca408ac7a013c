import { readOpenApi } from '../contract/openapi.ts'
import { type Route, route } from '../http/route.ts'
import { openApiDocument } from './openapi-document.ts'

/** The description of all these routes, itself among them; it is made when first asked for. */
export function openApiRoutes(routes: Route[]): Route[] {
  const all = [...routes.map(({ endpoint }) => endpoint), readOpenApi]
  let document: ReturnType<typeof openApiDocument> | undefined
  return [
    route(readOpenApi, async () => {
      document ??= openApiDocument(all)
      return document
    }),
  ]
}
