import * as z from 'zod/mini'
// Sets the texts of refusals.
import '../parts/text.ts'
import type { CachePolicy, FileCachePolicy } from './cache-policy.ts'
import { idPattern } from './id.ts'
import { type Audience, type Operation, operations } from './operations.ts'
import type { Page } from './page.ts'

interface Description {
  summary: string
  params?: z.ZodMiniObject
  query?: z.ZodMiniObject
  /** `form` for multipart/form-data; otherwise the body is JSON. */
  requestType?: 'form'
  body?: z.ZodMiniType
  /** How many points of the rate limit one call costs; 1 by default. */
  rateLimitCost?: number
  /** The points that valid input costs in addition, which are taken once it is parsed. */
  rateLimitCostOfInput?: (input: never) => number
  /** Accepts an `Idempotency-Key` header: a repeated key and body have no further effect. */
  idempotent?: true
  /** Requires an `If-Match` header with the revision that the client has read. */
  conditional?: true
  /** JSON by default. `page`: rows with a `Link` header; `serialized`: cached as bytes; `html`; `message`: or a 202; `stream`: in parts. */
  responseKind?: 'image' | 'page' | 'serialized' | 'html' | 'message' | 'stream'
  /** Without a policy caches do not store the response. */
  cache?: CachePolicy | FileCachePolicy
  response: z.ZodMiniType
}

export interface Endpoint extends Description {
  operation: string
  method: 'get' | 'post' | 'put' | 'delete'
  path: string
  audience: Audience
}

type Output<E, Part extends keyof Endpoint> =
  E extends Record<Part, infer Schema extends z.ZodMiniType> ? z.output<Schema> : undefined
type Input<E, Part extends keyof Endpoint> =
  E extends Record<Part, infer Schema extends z.ZodMiniType> ? z.input<Schema> : undefined

export interface Parsed<E extends Endpoint> {
  params: Output<E, 'params'>
  query: Output<E, 'query'>
  body: Output<E, 'body'>
}

export interface Sent<E extends Endpoint> {
  params: Input<E, 'params'>
  query: Record<never, never> extends Input<E, 'query'>
    ? Input<E, 'query'> | undefined
    : Input<E, 'query'>
  body: Input<E, 'body'>
}

export type ResponseBody<E extends Endpoint> = z.output<E['response']>

export interface SerializedBody {
  body: Uint8Array
  /** Strong: every instance derives it from the same bytes. */
  etag: string
  /** No cache may store it longer than until then, in ms. */
  until?: number
}

export type Answer<E extends Endpoint> = E extends { responseKind: 'page' }
  ? ResponseBody<E> extends (infer Row)[]
    ? Page<Row>
    : never
  : E extends { responseKind: 'serialized' }
    ? SerializedBody
    : E extends { responseKind: 'message' }
      ? ResponseBody<E> | undefined
      : E extends { responseKind: 'stream' }
        ? AsyncIterable<string>
        : ResponseBody<E>

export function endpoint<const Name extends Operation, const D extends Description>(
  operation: Name,
  description: D,
) {
  const [method, path] = operation.split(' ')
  return {
    ...description,
    operation,
    // The table has no other methods, and each has a path.
    method: method?.toLowerCase() as Endpoint['method'],
    path: path as string,
    audience: operations[operation],
  }
}

/** A document id. Any other value gets 404, because no document of the shop has it. */
export const Id = z.string().check(z.regex(idPattern, 'not an id'))

export const byId = z.object({ id: Id })
