import { z } from 'zod'
import { checkAnswers, checkRequests } from './check-examples.ts'
import { ruleNames } from './compatibility/check-build.ts'
import { partKinds } from './compatibility/part.ts'
import { verdicts } from './compatibility/reason.ts'
import { endpoint, Id } from './endpoint.ts'

/** The maximum number of lines of a build. */
export const maxBuildLines = 20

const Verdict = z.enum(verdicts)

const Reason = z.object({
  verdict: Verdict,
  /** Both figures, or the missing fact. */
  text: z.string(),
  /** The ids of the products it is about. */
  parts: z.array(z.string()),
  /** The specification that the shop does not know. */
  missing: z.object({ productId: z.string(), field: z.string() }).optional(),
  /** Where the vendor lists it. */
  url: z.string().optional(),
})

export const CheckedRule = z.object({
  rule: z.enum(ruleNames),
  title: z.string(),
  verdict: Verdict,
  summary: z.string(),
  reasons: z.array(Reason),
})

const Line = z.object({ productId: Id, quantity: z.int().min(1).max(1000).optional() })

const CheckedLine = z.object({
  productId: z.string(),
  /** 1 unless it was sent. */
  quantity: z.int(),
  /** `gone`: not in the shop. `repeated`: added to an earlier line. `no-part`: not a part of a computer. */
  status: z.enum([
    'available',
    'sold-out',
    'below-minimum',
    'above-stock',
    'repeated',
    'no-part',
    'gone',
  ]),
  /** The product's name. */
  product: z.string().optional(),
  part: z.enum(partKinds).optional(),
  /** How it fits the other parts; absent if there is nothing to compare it with. */
  verdict: Verdict.optional(),
  /** Why it cannot be ordered like this. */
  message: z.string().optional(),
})
export type CheckedLine = z.infer<typeof CheckedLine>

const Check = z
  .object({ lines: z.array(Line).min(1).max(maxBuildLines) })
  .meta({ id: 'Check', examples: checkRequests })
export type Check = z.infer<typeof Check>

const Checked = z
  .object({
    /** The worst of all; at best `unknown` if a product is gone. Absent without anything to compare. */
    verdict: Verdict.optional(),
    lines: z.array(CheckedLine),
    /** Only the rules whose parts are in the build. */
    rules: z.array(CheckedRule),
    load: z.object({
      /** The estimated power in watts. */
      watts: z.number(),
      /** `false`: facts are missing, so it is a lower limit. */
      isComplete: z.boolean(),
    }),
  })
  .meta({ id: 'Checked', examples: checkAnswers })
export type Checked = z.infer<typeof Checked>

/** A POST because of its body; it changes nothing. */
export const checkCompatibility = endpoint({
  summary: 'Whether parts fit one another, by rule and with both figures',
  method: 'post',
  path: '/check',
  access: 'public',
  body: Check,
  response: Checked,
})
