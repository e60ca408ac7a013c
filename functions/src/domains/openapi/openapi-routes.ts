import type { SerializedBody } from '../../contract/endpoint.ts'
import { readOpenApi } from '../../contract/openapi.ts'
import { serialize } from '../../platform/cache/cached-list.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { openApiDocument } from './openapi-document.ts'

export function openApiRoutes(routes: Route[]): Route[] {
  const all = [...routes.map(({ endpoint }) => endpoint), readOpenApi]
  let document: SerializedBody | undefined
  return [
    route(readOpenApi, async () => {
      document ??= serialize(openApiDocument(all))
      return document
    }),
  ]
}
