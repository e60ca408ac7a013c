import { z } from 'zod'

/** Who may call: anyone, anyone with a valid token, or an admin. */
export type Access = 'public' | 'signed-in' | 'admin'

/** One endpoint of the REST contract: the server mounts it, the client calls it. */
export interface Endpoint {
  method: 'get' | 'post' | 'put' | 'delete'
  /** As Express spells it: `/product/:id`. With `?view=admin` it answers only that query. */
  path: `/${string}`
  access: Access
  params?: z.ZodObject
  query?: z.ZodObject
  /** `form` for multipart/form-data; else the body is JSON. */
  sends?: 'form'
  body?: z.ZodType
  /** `picture` for the bytes of an image; else the reply is JSON. */
  answers?: 'picture'
  reply: z.ZodType
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

/** What a client sends. */
export interface Sent<E extends Endpoint> {
  params: Input<E, 'params'>
  query: Input<E, 'query'>
  body: Input<E, 'body'>
}

export type Reply<E extends Endpoint> = z.output<E['reply']>

export function endpoint<const E extends Endpoint>(description: E): E {
  return description
}

/** A document's id. Anything else cannot exist, so it is answered like an unknown one: 404. */
export const Id = z.string().regex(/^(?!__.*__$)[\w-]{1,128}$/, 'not an id')

/** The path parameter of the endpoints that name one document. */
export const byId = z.object({ id: Id })
