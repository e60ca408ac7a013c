import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { reportedPages } from './page-paths.ts'

const Page = z.enum(reportedPages)

/** LCP and INP in ms, CLS without a unit. */
export const VitalName = z.enum(['LCP', 'INP', 'CLS'])
export type VitalName = z.infer<typeof VitalName>

export const BrowserReport = z
  .object({
    /** The commit of the pages. */
    release: z.string().regex(/^[\w.-]{1,40}$/),
    page: Page,
    errors: z
      .array(
        z.object({
          /** `chunk`: a part of the code could not be loaded. */
          kind: z.enum(['error', 'chunk']),
          message: z.string().max(300),
          stack: z.string().max(1000).optional(),
        }),
      )
      .max(5)
      .default([]),
    vitals: z
      .array(z.object({ name: VitalName, value: z.number().nonnegative().max(600_000) }))
      .max(3)
      .default([]),
  })
  .meta({
    id: 'BrowserReport',
    examples: [{ release: '60e070e', page: '/', vitals: [{ name: 'LCP', value: 1028.4 }] }],
  })
export type BrowserReport = z.infer<typeof BrowserReport>

export const reportBrowser = endpoint('POST /browser-reports', {
  summary: 'Report errors and web vitals of a page',
  isBeacon: true,
  body: BrowserReport,
  response: z.object({ accepted: z.literal(true) }),
})

const Count = z.int().nonnegative()

/** How many visits had a good, medium and poor value, by the thresholds of web.dev. */
export const Ratings = z.object({ good: Count, medium: Count, poor: Count })
export type Ratings = z.infer<typeof Ratings>

export const PageHealth = z
  .object({
    page: Page,
    errors: Count,
    chunks: Count,
    LCP: Ratings,
    INP: Ratings,
    CLS: Ratings,
  })
  .meta({ id: 'PageHealth' })
export type PageHealth = z.infer<typeof PageHealth>

/** Reports errors of every visit, and web vitals of every fourth. */
export const readBrowserReports = endpoint('GET /browser-reports', {
  summary: 'What browsers reported today and yesterday (UTC), by page',
  response: z.object({ since: z.iso.date(), pages: z.array(PageHealth) }),
})
