import * as z from 'zod/mini'
import { resolutions } from './resolution.ts'

const Figure = z.object({
  /** What has 100%. */
  reference: z.string(),
  /** Placed by its nearest relative. */
  isEstimated: z.boolean(),
  /** Absent for a figure that the shop has set. */
  source: z.optional(z.object({ title: z.string(), url: z.string(), date: z.string() })),
})

/** How fast a processor or a graphics card is, in percent of the fastest. */
export const Performance = z.object({
  games: z.optional(z.extend(Figure, { percent: z.record(z.enum(resolutions), z.number()) })),
  work: z.optional(z.extend(Figure, { percent: z.number() })),
})
export type Performance = z.infer<typeof Performance>
