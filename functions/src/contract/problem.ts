import { z } from 'zod'

/** Every error of the API, as `application/problem+json` (RFC 9457). */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    /** A sentence for the user. */
    detail: z.string(),
    /** Stable identifier for clients. */
    code: z.string(),
    requestId: z.string(),
    /** The invalid fields of a refused body. */
    fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .meta({
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
