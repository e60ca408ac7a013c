import { z } from 'zod'
import type { CachePolicy } from './cache-policy.ts'
import type { Page } from './page.ts'

/** Who may call: everybody, callers with a valid token, or admins. */
export type Access = 'public' | 'signed-in' | 'admin'

/** One endpoint of the REST contract: the server mounts it, the client calls it. */
export interface Endpoint {
  /** One line for the API documentation. */
  summary: string
  method: 'get' | 'post' | 'put' | 'delete'
  /**
   * In the syntax of Express: `/product/:id`. A path with `?view=admin` handles only that query.
   */
  path: `/${string}`
  access: Access
  params?: z.ZodObject
  query?: z.ZodObject
  /** `form` for multipart/form-data; otherwise the body is JSON. */
  requestType?: 'form'
  body?: z.ZodType
  /** How many points of the rate limit one call costs; 1 by default. */
  rateLimitCost?: number
  /** Accepts an `Idempotency-Key` header: a repeated key and body have no further effect. */
  idempotent?: true
  /**
   * `image` for the bytes of an image, `page` for an array that ends in a `Link` header with
   * rel="next" when there is more, `serialized` for JSON that a cache holds as bytes; else the
   * response is JSON.
   */
  responseKind?: 'image' | 'page' | 'serialized'
  /** Else no cache may reuse the response. `immutable` for content whose address is its hash. */
  cache?: CachePolicy | 'immutable'
  response: z.ZodType
}

type Output<E, Part extends keyof Endpoint> =
  E extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : undefined
type Input<E, Part extends keyof Endpoint> =
  E extends Record<Part, infer Schema extends z.ZodType> ? z.input<Schema> : undefined

/** The parsed input of a handler. */
export interface Parsed<E extends Endpoint> {
  params: Output<E, 'params'>
  query: Output<E, 'query'>
  body: Output<E, 'body'>
}

/** The input that a client sends; a query with optional keys only can be omitted. */
export interface Sent<E extends Endpoint> {
  params: Input<E, 'params'>
  query: Record<never, never> extends Input<E, 'query'>
    ? Input<E, 'query'> | undefined
    : Input<E, 'query'>
  body: Input<E, 'body'>
}

export type ResponseBody<E extends Endpoint> = z.output<E['response']>

/** The bytes of a JSON response. */
export interface SerializedBody {
  body: Uint8Array
  /** Strong: every instance derives it from the same bytes. */
  etag: string
}

/** What a handler returns: the response body, its bytes, or a page of it. */
export type Answer<E extends Endpoint> = E extends { responseKind: 'page' }
  ? ResponseBody<E> extends (infer Row)[]
    ? Page<Row>
    : never
  : E extends { responseKind: 'serialized' }
    ? SerializedBody
    : ResponseBody<E>

/** Types the description of an endpoint; at runtime it returns it unchanged. */
export function endpoint<const E extends Endpoint>(description: E): E {
  return description
}

/** A document's id. Another value cannot exist, so it is answered with 404. */
export const Id = z.string().regex(/^(?!__.*__$)[\w-]{1,128}$/, 'not an id')

/** The path parameter of endpoints that address one document. */
export const byId = z.object({ id: Id })
