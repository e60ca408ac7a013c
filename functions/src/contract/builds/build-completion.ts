import * as z from 'zod/mini'
import { partKinds } from '../../parts/compatibility/part.ts'
import { resolutions } from '../../parts/performance/resolution.ts'
import { endpoint } from '../endpoint.ts'
import { Price } from '../price.ts'
import { BuildParts } from './compatibility.ts'

export const purposes = ['gaming', 'work', 'office'] as const
export type Purpose = (typeof purposes)[number]

export const peripheralKinds = ['monitor', 'keyboard', 'mouse'] as const
export type PeripheralKind = (typeof peripheralKinds)[number]

const buildGoals = ['cheapest', 'balanced', 'best'] as const
export type BuildGoal = (typeof buildGoals)[number]

const BuildRequest = z
  .extend(BuildParts, {
    budget: Price.check(z.positive(), z.maximum(100_000)),
    purpose: z.enum(purposes),
    /** Of games; 1440p unless it was sent. */
    resolution: z.optional(z.enum(resolutions)),
    /** Whether the budget includes a monitor, keyboard and mouse. */
    peripherals: z.optional(z.boolean()),
  })
  .register(z.globalRegistry, {
    id: 'BuildRequest',
    examples: [{ budget: 1500, purpose: 'gaming', own: [{ productId: 'nzxt-h5-flow-white' }] }],
  })
export type BuildRequest = z.infer<typeof BuildRequest>

export const Speed = z.object({
  /** Percent of the fastest that was measured: games at the resolution, or work. */
  percent: z.number(),
  /** `true`: no measurement was published, so it is placed by its nearest relatives. */
  isEstimated: z.boolean(),
})

const CompletedLine = z.object({
  productId: z.string(),
  product: z.string(),
  part: z.enum([...partKinds, ...peripheralKinds]),
  quantity: z.int(),
  ordered: z.int(),
  /** The price of the ordered pieces. */
  total: z.number(),
  /** Of processors and graphics cards that count for the purpose, if there is a figure. */
  speed: z.optional(Speed),
  reason: z.string(),
})
export type CompletedLine = z.infer<typeof CompletedLine>

const CompletedBuild = z.object({
  goals: z.array(z.enum(buildGoals)).check(z.minLength(1)),
  /** The price of all that is ordered. */
  total: z.number(),
  /** Of the whole computer. Absent for `office`, and if a part has no figure. */
  speed: z.optional(Speed),
  /** "Games at 1440p, high settings; estimated from figures of September 2026" */
  goodFor: z.string(),
  verdict: z.enum(['fits', 'fits-with-note']),
  /** Processor, graphics card and memory first. */
  lines: z.array(CompletedLine),
  /** What another hundred of the currency would buy. */
  next: z.string(),
})
export type CompletedBuild = z.infer<typeof CompletedBuild>

const CompletedBuilds = z
  .object({
    /** The cheapest first. None if no complete build surely fits, see `message`. */
    builds: z.array(CompletedBuild).check(z.maxLength(3)),
    /** Nothing costs so little; the only build is the cheapest of all. */
    isOverBudget: z.boolean(),
    /** `false`: the search reached its limit of work, and a better build may exist. */
    isExhaustive: z.boolean(),
    /** Also why no build is called best, and what the shop lacks. */
    message: z.optional(z.string()),
  })
  .register(z.globalRegistry, { id: 'CompletedBuilds' })
export type CompletedBuilds = z.infer<typeof CompletedBuilds>

export const completeBuild = endpoint('POST /builds/complete', {
  summary: 'Up to three complete computers in stock for a budget, of parts that fit',
  rateLimitCost: 24,
  body: BuildRequest,
  response: CompletedBuilds,
})
