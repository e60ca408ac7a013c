import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { reportedPages } from './page-paths.ts'

const Page = z.enum(reportedPages)

export const BrowserReport = z
  .object({
    release: z.string().check(z.regex(/^[\w.-]{1,40}$/)),
    page: Page,
    errors: z._default(
      z
        .array(
          z.object({
            /** `chunk`: a part of the code could not be loaded. */
            kind: z.enum(['error', 'chunk']),
            message: z.string().check(z.maxLength(300)),
            stack: z.optional(z.string().check(z.maxLength(1000))),
          }),
        )
        .check(z.maxLength(5)),
      [],
    ),
    vitals: z._default(
      z
        .array(
          z.object({
            /** LCP and INP in ms, CLS without a unit. */
            name: z.enum(['LCP', 'INP', 'CLS']),
            value: z.number().check(z.nonnegative(), z.maximum(600_000)),
          }),
        )
        .check(z.maxLength(3)),
      [],
    ),
  })
  .register(z.globalRegistry, {
    id: 'BrowserReport',
    examples: [{ release: '60e070e', page: '/', vitals: [{ name: 'LCP', value: 1028.4 }] }],
  })
export type BrowserReport = z.infer<typeof BrowserReport>

export const reportBrowser = endpoint('POST /browser-reports', {
  summary: 'Report errors and web vitals of a page',
  body: BrowserReport,
  response: z.object({ accepted: z.literal(true) }),
})
