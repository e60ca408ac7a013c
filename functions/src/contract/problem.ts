import * as z from 'zod/mini'

const ProblemField = z.object({
  /** For example `quantity`, or `lines.2` for the third line. */
  path: z.string(),
  message: z.string(),
  code: z.optional(z.string()),
  price: z.optional(z.number()),
  available_quantity: z.optional(z.int()),
  minimum_order: z.optional(z.int()),
})

/** Every error of the API, as `application/problem+json` (RFC 9457). */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.string(),
    requestId: z.string(),
    fields: z.optional(z.array(ProblemField)),
    /** The stored state, if the request was based on an older one (412). */
    current: z.optional(z.record(z.string(), z.unknown())),
  })
  .register(z.globalRegistry, {
    id: 'Problem',
    examples: [
      {
        type: 'about:blank',
        title: 'Conflict',
        status: 409,
        detail: 'please order Maximum 120 piece',
        code: 'above-stock',
        requestId: '5f0f2c1e-3f3b-4b44-9d5d-0f6f6f1c2b7a',
      },
    ],
  })
export type Problem = z.infer<typeof Problem>
