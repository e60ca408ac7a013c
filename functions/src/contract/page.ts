import { z } from 'zod'

/** The most rows that one answer carries; a list without a `limit` stops here too. */
export const maxPageRows = 500

/** The most rows of a page of a customer's own rows. */
export const maxOwnRows = 100

/** The last second of the year 9999, where Firestore's time ends. */
export const lastSecond = 253_402_300_799

/** Where a page starts: the time and the id of the last row before it. */
const Cursor = z
  .string()
  .regex(/^\d{1,12}\.\d{1,9}\.(?!__.*__$)[\w-]{1,128}$/, 'take the cursor from the Link header')
  .transform((cursor) => {
    const [seconds, nanoseconds, id = ''] = cursor.split('.')
    return { seconds: Number(seconds), nanoseconds: Number(nanoseconds), id }
  })
  .refine(({ seconds }) => seconds <= lastSecond, 'take the cursor from the Link header')

const Limit = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number)
  .pipe(z.int().min(1).max(maxPageRows))

/** The query of the lists that grow, newest first. */
export const PageQuery = z.object({
  limit: Limit.default(maxPageRows).describe(
    `Rows at most, 1 to ${maxPageRows}, which is also the cap when left out`,
  ),
  cursor: Cursor.optional(),
})
export type PageQuery = z.output<typeof PageQuery>

/** The query of the lists of one customer's own rows: each row costs a read. */
export const OwnPageQuery = PageQuery.extend({
  limit: Limit.transform((rows) => Math.min(rows, maxOwnRows))
    .default(maxOwnRows)
    .describe(`Rows at most; a page has ${maxOwnRows} when this is more or left out`),
})

/** The query of the public lists, which caches may answer for some seconds. */
export const SharedPageQuery = PageQuery.extend({
  fresh: z
    .string()
    .regex(/^\w{1,40}$/)
    .optional()
    .describe('Any value not sent before: no cache answers, and the list is as of this moment'),
})
export type SharedPageQuery = z.output<typeof SharedPageQuery>

/** Rows, and the cursor of the next page unless these are the last. */
export interface Page<Row> {
  rows: Row[]
  next: string | undefined
}
