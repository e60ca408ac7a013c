import type { Request, RequestHandler, Router } from 'express'
import type { z } from 'zod'
import type { Answer, Endpoint, Parsed } from '../contract/endpoint.ts'
import { ApiError, badRequest, forbidden, notFound, unauthorized } from './api-error.ts'
import type { Caller, IdentifyCaller } from './caller.ts'
import { formBody, jsonBody } from './request-body.ts'
import { sendReply } from './send-reply.ts'
import type { LimitWrites } from './write-limit.ts'

interface Call<E extends Endpoint> extends Parsed<E> {
  caller: E['access'] extends 'public' ? undefined : Caller
  /** The `Idempotency-Key` header, when sent. */
  idempotencyKey: string | undefined
}

/** What every call passes before its handler. */
export interface Guards {
  identify: IdentifyCaller
  limitWrites: LimitWrites
}

export interface Route {
  endpoint: Endpoint
  mount(router: Router, guards: Guards): void
}

/** Pairs an endpoint of the contract with the code behind it; access and input are checked first. */
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
        const caller = await admit(endpoint, request, guards, response.locals.requestId)
        const call = {
          params: parse(endpoint.params, request.params, () => notFound('page')),
          query: parse(endpoint.query, request.query, invalid('query')),
          body: parse(endpoint.body, await bodyOf(request, endpoint), invalid('body')),
          caller,
          idempotencyKey: idempotencyKey(request),
        }
        // The schemas are the endpoint's own and admit() ruled out a closed route without a caller.
        sendReply(response, endpoint, await handle(call as Call<E>))
      }
      router[endpoint.method](path, handler)
    },
  }
}

/** Public endpoints never look at the token, so a bad one cannot break them [API-2]. */
async function admit(
  { access, method }: Endpoint,
  request: Request,
  { identify, limitWrites }: Guards,
  requestId: string,
): Promise<Caller | undefined> {
  const caller = access === 'public' ? undefined : await identify(request, requestId)
  if (access !== 'public' && !caller) throw unauthorized()
  if (access === 'admin' && !caller?.isAdmin) throw forbidden()
  if (method !== 'get') await limitWrites(caller?.uid ?? request.ip ?? '')
  return caller
}

async function bodyOf(request: Request, { body, sends }: Endpoint): Promise<unknown> {
  if (!body) return undefined
  return sends === 'form' ? formBody(request) : jsonBody(request)
}

function parse(
  schema: z.ZodType | undefined,
  input: unknown,
  refusal: (error: z.ZodError) => ApiError,
): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(input)
  if (!parsed.success) throw refusal(parsed.error)
  return parsed.data
}

const invalid = (part: 'query' | 'body') => (error: z.ZodError) =>
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
