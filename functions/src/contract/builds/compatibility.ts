import * as z from 'zod/mini'
import { isPartKind, partKinds } from '../../parts/compatibility/part.ts'
import { verdicts } from '../../parts/compatibility/reason.ts'
import { ruleNames } from '../../parts/compatibility/rules.ts'
import { Specifications } from '../../parts/specifications/specifications.ts'
import { Name } from '../../parts/text.ts'
import { endpoint, Id } from '../endpoint.ts'
import { maxLines, maxPieces } from './build-lines.ts'
import { maxOwnedParts } from './owned-part.ts'

const Verdict = z.enum(verdicts)

const PartFacts = Specifications.check(
  z.refine(({ kind }) => isPartKind(kind), 'must be a part of a computer'),
)

const OwnedPart = z
  .union([
    z
      .strictObject({ productId: Id, specs: z.optional(PartFacts) })
      .check(
        z.describe(
          'With `specs`: facts that the shop does not know of a product of the build, and no further part',
        ),
      ),
    z.strictObject({ name: z.optional(Name(100)), specs: PartFacts }),
  ])
  .register(z.globalRegistry, {
    id: 'OwnedPart',
    examples: [{ specs: { kind: 'power-supply', watts: 750, form: 'ATX', lengthMm: 150 } }],
  })

const Line = z.object({
  productId: Id,
  quantity: z.optional(z.int().check(z.minimum(1), z.maximum(maxPieces))),
})

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
  product: z.optional(z.string()),
  part: z.optional(z.enum(partKinds)),
  /** How it fits the other parts; absent if there is nothing to compare it with. */
  verdict: z.optional(Verdict),
  message: z.optional(z.string()),
})
export type CheckedLine = z.infer<typeof CheckedLine>

export const Reason = z.object({
  verdict: Verdict,
  text: z.string(),
  parts: z.array(z.string()),
  missing: z.optional(z.object({ productId: z.string(), field: z.string() })),
  url: z.optional(z.string()),
})

const RuleVerdict = z.object({
  rule: z.enum(ruleNames),
  title: z.string(),
  verdict: Verdict,
  summary: z.string(),
  reasons: z.array(Reason),
})

export const BuildParts = z.object({
  parts: z.optional(z.array(Line).check(z.maxLength(maxLines))),
  own: z.optional(z.array(OwnedPart).check(z.maxLength(maxOwnedParts))),
})
export type BuildParts = z.infer<typeof BuildParts>

const Check = z
  .object({
    lines: z.array(Line).check(z.minLength(1), z.maxLength(maxLines)),
    own: BuildParts.shape.own,
  })
  .register(z.globalRegistry, {
    id: 'Check',
    examples: [
      {
        lines: [
          { productId: 'asus-tuf-gaming-geforce-rtx-5080-16gb-oc' },
          { productId: 'fractal-design-north' },
        ],
      },
    ],
  })
export type Check = z.infer<typeof Check>

const Checked = z
  .object({
    /** The worst of all; at best `unknown` if a product is gone. Absent without anything to compare. */
    verdict: z.optional(Verdict),
    lines: z.array(CheckedLine),
    /** The owned parts; without those whose product is not in the shop any more. */
    own: z.optional(
      z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          part: z.enum(partKinds),
          verdict: z.optional(Verdict),
        }),
      ),
    ),
    /** Only the rules whose parts are in the build. */
    rules: z.array(RuleVerdict),
    stillToChoose: z.array(z.enum(partKinds)),
    load: z.object({
      watts: z.number(),
      /** `false`: facts are missing, so it is a lower limit. */
      isComplete: z.boolean(),
    }),
  })
  .register(z.globalRegistry, { id: 'Checked' })
export type Checked = z.infer<typeof Checked>

export const checkCompatibility = endpoint('POST /check', {
  summary: 'Whether parts fit one another, by rule and with both figures',
  body: Check,
  response: Checked,
})
