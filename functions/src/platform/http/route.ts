import type { Request, RequestHandler, Response, Router } from 'express'
import type * as z from 'zod/mini'
import type { Answer, Endpoint, Parsed } from '../../contract/endpoint.ts'
import { isPublic, type PublicAudience } from '../../contract/operations.ts'
import { readTimeoutMs } from '../../contract/request-timeout.ts'
import type { CheckApp } from './access/app-check.ts'
import type { Authenticate, Caller } from './access/caller.ts'
import { publicRules } from './access/public-rules.ts'
import { withTimeout } from './concurrency/with-timeout.ts'
import type { RateLimit } from './rate-limit/rate-limit.ts'
import { revisionOf } from './request/if-match.ts'
import { formBody, jsonBody } from './request/request-body.ts'
import { type RequestContext, serverTiming } from './request/request-context.ts'
import {
  ApiError,
  badRequest,
  forbidden,
  notFound,
  serviceUnavailable,
  unauthorized,
} from './response/api-error.ts'
import { isQueryIgnored, redirectToPath, sendResponse } from './response/send-response.ts'

interface Call<E extends Endpoint> extends Parsed<E> {
  caller: E['audience'] extends PublicAudience ? undefined : Caller
  /** Takes the points of another endpoint whose work the handler does with this input. Throws 429. */
  consume: (other: Endpoint, input: unknown) => void
  idempotencyKey: string | undefined
  revision: E extends { conditional: true } ? number : undefined
}

export interface Guards {
  authenticate: Authenticate
  rateLimit: RateLimit
  checkApp: CheckApp
}

export interface Route {
  endpoint: Endpoint
  mount(router: Router, guards: Guards): void
}

/** Connects an endpoint of the contract with its handler, after access and input checks. */
export function route<const E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<Answer<E>>,
): Route {
  const [path = '', query] = endpoint.path.split('?')
  const wanted = [...new URLSearchParams(query)]

  return {
    endpoint,
    mount(router, guards) {
      const handler: RequestHandler = async (request, response, next) => {
        if (wanted.some(([key, value]) => request.query[key] !== value)) return next('route')
        const context = contextOf(response)
        context.route = path
        if (isQueryIgnored(endpoint, request)) return redirectToPath(request, response, endpoint)
        const isWrite = endpoint.method !== 'get'
        const result = await inTime(context, isWrite, answer(request, response, guards))
        response.set('server-timing', serverTiming(context))
        sendResponse(response, endpoint, result)
      }
      router[endpoint.method](path, handler)
    },
  }

  async function answer(request: Request, response: Response, guards: Guards): Promise<Answer<E>> {
    const context = contextOf(response)
    const caller = await authorize(endpoint, request, response, guards)
    const call = {
      params: parse(endpoint.params, request.params, () => notFound('page')),
      query: parse(endpoint.query, request.query, invalid('query')),
      body: parse(endpoint.body, await readBody(request, endpoint), invalid('body')),
      caller,
      consume: (other: Endpoint, input: unknown) => {
        response.set(guards.rateLimit.consumeVisitor(other, request))
        consumeInput(other, { query: input, body: input })
      },
      idempotencyKey: idempotencyKey(request),
      revision: endpoint.conditional && revisionOf(request),
    }
    consumeInput(endpoint, call)
    const start = Date.now()
    // The schemas are the endpoint's own, and authorize() has refused a missing caller.
    try {
      return await handle(call as Call<E>)
    } finally {
      context.storeMs = Date.now() - start
      if (caller && endpoint.method === 'get')
        guards.rateLimit.countDocuments(context.reads, caller.uid, request)
    }

    function consumeInput(of: Endpoint, input: { query: unknown; body: unknown }) {
      // The endpoint's own schemas have parsed it.
      const cost = of.rateLimitCostOfInput?.(input as never)
      if (!cost) return
      const headers = guards.rateLimit.consumeInput(of, cost, request, caller?.uid)
      // Not of a search, which the CDN gives to others.
      if (of.method !== 'get') response.set(headers)
    }
  }
}

/** The response of a deletion that has not thrown. */
export const deleted = () => ({ deletedCount: 1 })

/** The response of a change, which may have been made before. */
export const modified = (isModified: boolean) => ({ modifiedCount: Number(isModified) })

const contextOf = ({ locals }: Response): RequestContext => locals.context

/** Throws 503 at the timeout; a read continues afterwards, because a list that it caches serves the next. */
function inTime<Result>(context: RequestContext, isWrite: boolean, work: Promise<Result>) {
  const { deadline, startedAt } = context
  const end = isWrite ? deadline : Math.min(deadline, startedAt + readTimeoutMs)
  return withTimeout(end - Date.now(), work, () => {
    context.timedOut = isWrite
    context.response.abort(serviceUnavailable())
    return serviceUnavailable()
  })
}

/** Public endpoints ignore the token, so an invalid one does no harm. */
async function authorize(
  endpoint: Endpoint,
  request: Request,
  response: Response,
  { authenticate, rateLimit, checkApp }: Guards,
): Promise<Caller | undefined> {
  const isWrite = endpoint.method !== 'get'
  if (isPublic(endpoint.audience)) {
    const isCounted = isWrite || publicRules[endpoint.audience].limit !== 'visitors'
    const headers = isCounted ? rateLimit.consumeVisitor(endpoint, request) : {}
    // Not of a search or an image, which the CDN gives to others.
    if (isWrite) response.set(headers)
    await checkApp(endpoint, request)
    return undefined
  }
  await checkApp(endpoint, request)
  const context = contextOf(response)
  const caller = await authenticate(request, context.id)
  if (!caller) {
    if (isWrite) rateLimit.consumeUnauthenticated(request)
    throw unauthorized()
  }
  context.uid = caller.uid
  // Before the live check, which costs a call.
  if (isWrite) response.set(rateLimit.consumeAccount(endpoint, caller.uid, request))
  else rateLimit.consumeRead(caller.uid, request)
  const mustBeActive = isWrite || caller.claimedRole !== undefined
  if (mustBeActive && !(await caller.isActive())) throw unauthorized()
  context.authMs = Date.now() - context.startedAt
  if (!(await caller.may(endpoint.audience))) throw forbidden()
  return caller
}

async function readBody(request: Request, { body, requestType }: Endpoint): Promise<unknown> {
  if (!body) return undefined
  return requestType === 'form' ? formBody(request) : jsonBody(request)
}

function parse(
  schema: z.ZodMiniType | undefined,
  input: unknown,
  refusal: (error: z.core.$ZodError) => ApiError,
): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(input)
  if (!parsed.success) throw refusal(parsed.error)
  return parsed.data
}

const invalid = (part: 'query' | 'body') => (error: z.core.$ZodError) =>
  new ApiError(400, `invalid-${part}`, `Something in the ${part} is missing or wrong`, {
    fields: error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  })

function idempotencyKey(request: Request): string | undefined {
  const key = request.get('idempotency-key')
  if (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw badRequest('invalid-idempotency-key', 'An Idempotency-Key has 1 to 200 visible letters')
  }
  return key
}
