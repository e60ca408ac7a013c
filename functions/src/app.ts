import { AsyncResource } from 'node:async_hooks'
import express, { type Express, type RequestHandler, Router } from 'express'
import { allowOrigins } from './platform/http/access/cors.ts'
import { runInContext } from './platform/http/request/request-context.ts'
import { logRequest } from './platform/http/request/request-log.ts'
import {
  inMaintenance,
  methodNotAllowed,
  notFound,
  serviceUnavailable,
} from './platform/http/response/api-error.ts'
import { sendError } from './platform/http/response/send-error.ts'
import type { Guards, Route } from './platform/http/route.ts'

export interface ApiOptions {
  routes: Route[]
  guards: Guards
  origins?: string[]
  requestMs?: number
  isInMaintenance?: () => boolean
}

/** The shop's API: every route, at the root and under Hosting's `/api`. */
export function createApp({
  routes,
  guards,
  origins = [],
  requestMs,
  isInMaintenance = () => false,
}: ApiOptions): Express {
  const router = Router()
  for (const route of routes) route.mount(router, guards)
  const paths = Map.groupBy(routes, ({ endpoint }) => endpoint.path.split('?')[0] ?? '')
  for (const [path, known] of paths) router.all(path, refuseOtherMethods(known))

  const app = express()
  app.disable('x-powered-by')
  app.use(beginRequest(requestMs))
  app.use(allowOrigins(origins))
  app.use((_request, _response, next) => next(isInMaintenance() ? inMaintenance() : undefined))
  app.use('/api', router)
  app.use(router)
  app.use(() => {
    throw notFound('page')
  })
  app.use(sendError)
  return app
}

const beginRequest =
  (requestMs: ApiOptions['requestMs']): RequestHandler =>
  (request, response, next) => {
    runInContext((context) => {
      response.locals.context = context
      response.set({
        'x-request-id': context.id,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      })
      // Logged in the request's own context, from which the logger takes the trace id.
      response.once(
        'close',
        AsyncResource.bind(() => {
          logRequest(request.method, response, context)
          if (!response.writableFinished) context.response.abort(serviceUnavailable())
        }),
      )
      next()
    }, requestMs)
  }

const refuseOtherMethods =
  (routes: Route[]): RequestHandler =>
  ({ method }) => {
    const allowed = routes.map(({ endpoint }) => endpoint.method.toUpperCase())
    throw methodNotAllowed(method, allowed)
  }
