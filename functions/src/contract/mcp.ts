import * as z from 'zod/mini'
import { BuildParts } from './builds/compatibility.ts'
import { DescribedProduct } from './catalog/product.ts'
import { endpoint, Id } from './endpoint.ts'

/** A request or a notification of JSON-RPC 2.0; a batch is refused. */
const Message = z.looseObject({
  jsonrpc: z.literal('2.0'),
  id: z.optional(z.union([z.string().check(z.maxLength(200)), z.number()])),
  method: z.string().check(z.maxLength(100)),
  params: z.optional(z.looseObject({})),
})
export type Message = z.infer<typeof Message>

export const Compared = z.object({ ids: z.array(Id).check(z.minLength(2), z.maxLength(4)) })

/** A product whose specifications and figures are not described: for all kinds that takes 20 KB. */
export const ListedProduct = z.extend(DescribedProduct, {
  specs: z.optional(z.looseObject({ kind: z.string() })),
  performance: z.optional(z.looseObject({})),
})

export const Comparison = z.object({ products: z.array(ListedProduct) })

export const OrderLines = z.object({
  parts: BuildParts.shape.parts.def.innerType.check(z.minLength(1)),
})

export const OrderLink = z.object({ url: z.string() })

export const mcp = endpoint('POST /mcp', {
  summary: 'Model Context Protocol for programs: Streamable HTTP without sessions',
  responseKind: 'message',
  body: Message,
  response: z.looseObject({ jsonrpc: z.literal('2.0') }),
})
