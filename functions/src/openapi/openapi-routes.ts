import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Response, Router } from 'express'
import { readOpenApi } from '../contract/openapi.ts'
import { methodNotAllowed } from '../http/api-error.ts'
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

/** The readable page at `/docs`: Swagger UI, served from here, asking no other host. */
export function docsPages(): Router {
  const pages = Router({ strict: true })
  const serve = (path: string, answer: (response: Response) => void) => {
    pages.get(path, (_request, response) => answer(response))
    pages.all(path, ({ method }) => {
      throw methodNotAllowed(method, ['GET'])
    })
  }
  serve('/docs', (response) => {
    response.set('content-security-policy', policy).type('html').send(page)
  })
  serve('/docs/start.js', (response) => {
    response.type('js').send(start)
  })
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js']) {
    serve(`/docs/${file}`, (response) => {
      response.set('cache-control', 'public, max-age=86400').type(file).send(viewer(file))
    })
  }
  return pages
}

function viewer(file: string): Buffer {
  const manifest = createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')
  return readFileSync(join(manifest, '..', file))
}

const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'"

const start = `SwaggerUIBundle({ url: 'openapi.json', dom_id: '#docs', validatorUrl: null })`

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Tech House API</title>
    <link rel="stylesheet" href="docs/swagger-ui.css" />
  </head>
  <body>
    <div id="docs"></div>
    <script src="docs/swagger-ui-bundle.js"></script>
    <script src="docs/start.js"></script>
  </body>
</html>
`
