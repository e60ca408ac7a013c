import { z } from 'zod'
import type { CachePolicy } from './cache-policy.ts'
import type { Page } from './page.ts'

/** Who may call: anyone, anyone with a valid token, or an admin. */
export type Access = 'public' | 'signed-in' | 'admin'

/** One endpoint of the REST contract: the server mounts it, the client calls it. */
export interface Endpoint {
  /** One line for the documentation. */
  summary: string
  method: 'get' | 'post' | 'put' | 'delete'
  /** As Express spells it: `/product/:id`. With `?view=admin` it answers only that query. */
  path: `/${string}`
  access: Access
  params?: z.ZodObject
  query?: z.ZodObject
  /** `form` for multipart/form-data; else the body is JSON. */
  requestType?: 'form'
  body?: z.ZodType
  /** As how many writes one call counts against floods, where it is not one. */
  rateLimitCost?: number
  /** Takes an `Idempotency-Key` header: the same key and body are done once. */
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

/** What a handler is given, parsed. */
export interface Parsed<E extends Endpoint> {
  params: Output<E, 'params'>
  query: Output<E, 'query'>
  body: Output<E, 'body'>
}

/** What a client sends; a query of optional keys alone may be left out. */
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

export function endpoint<const E extends Endpoint>(description: E): E {
  return description
}

/** A document's id. Anything else cannot exist, so it is answered like an unknown one: 404. */
export const Id = z.string().regex(/^(?!__.*__$)[\w-]{1,128}$/, 'not an id')

/** The path parameter of the endpoints that name one document. */
export const byId = z.object({ id: Id })
