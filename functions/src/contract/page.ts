import { z } from 'zod'

const maxPageRows = 500
const maxOwnRows = 100

/** The last second of the year 9999, Firestore's maximum time. */
export const lastSecond = 253_402_300_799

export const StorableTime = z.iso
  .datetime()
  .refine((time) => time >= '0001', 'must be in the years 0001 to 9999')

/** Where a page starts: the time and the id of the last row before it. */
const Cursor = z
  .string()
  .regex(/^\d{1,12}\.\d{1,9}\.(?!__)[\w-]{1,128}$/, 'take the cursor from the Link header')
  .transform((cursor) => {
    const [seconds, nanoseconds, id = ''] = cursor.split('.')
    return { seconds: Number(seconds), nanoseconds: Number(nanoseconds), id }
  })
  .refine(({ seconds }) => seconds <= lastSecond, 'take the cursor from the Link header')

export const Limit = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number)
  .pipe(z.int().min(1).max(maxPageRows))

export const Offset = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number)

export const PageQuery = z.object({
  limit: Limit.default(maxPageRows).describe(
    `Rows at most, 1 to ${maxPageRows}, which is also the cap when left out`,
  ),
  cursor: Cursor.optional(),
})
export type PageQuery = z.output<typeof PageQuery>

/** The query of the customer's own lists, where each row costs a read. */
export const OwnPageQuery = PageQuery.extend({
  limit: Limit.transform((rows) => Math.min(rows, maxOwnRows))
    .default(maxOwnRows)
    .describe(`Rows at most; a page has ${maxOwnRows} when this is more or left out`),
})

export const SharedPageQuery = PageQuery.extend({
  fresh: z
    .string()
    .regex(/^\w{1,40}$/)
    .optional()
    .describe('Any value not sent before: no cache answers, and the list is as of this moment'),
})
export type SharedPageQuery = z.output<typeof SharedPageQuery>

export interface Page<Row> {
  rows: Row[]
  next: string | undefined
}
