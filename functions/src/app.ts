import { randomUUID } from 'node:crypto'
import express, { type Express, type RequestHandler, Router } from 'express'
import { methodNotAllowed, notFound } from './http/api-error.ts'
import type { Guards, Route } from './http/route.ts'
import { sendError } from './http/send-error.ts'

/** The shop's API: every route, at the root and under Hosting's `/api`. */
export function createApp(routes: Route[], guards: Guards, pages?: Router): Express {
  const router = Router()
  for (const route of routes) route.mount(router, guards)
  if (pages) router.use(pages)
  for (const [path, methods] of methodsByPath(routes)) router.all(path, refuseMethod(methods))

  const app = express()
  app.disable('x-powered-by')
  // Of the forwarded addresses, only the last was written by Google and not by the client.
  app.set('trust proxy', 1)
  app.use(nameRequest)
  app.use('/api', router)
  app.use(router)
  app.use(() => {
    throw notFound('page')
  })
  app.use(sendError)
  return app
}

const nameRequest: RequestHandler = (_request, response, next) => {
  response.locals.requestId = randomUUID()
  response.set({
    'x-request-id': response.locals.requestId,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
  next()
}

function methodsByPath(routes: Route[]): Map<string, string[]> {
  const methods = new Map<string, string[]>()
  for (const { endpoint } of routes) {
    const [path = ''] = endpoint.path.split('?')
    methods.set(path, [...(methods.get(path) ?? []), endpoint.method.toUpperCase()])
  }
  return methods
}

const refuseMethod =
  (methods: string[]): RequestHandler =>
  (request) => {
    throw methodNotAllowed(request.method, methods)
  }
