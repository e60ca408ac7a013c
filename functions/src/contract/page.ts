import * as z from 'zod/mini'

export const maxPageRows = 500

/** A cached list has no older rows. */
export const maxListRows = 100_000
const maxOwnRows = 100

/** The last second of the year 9999, Firestore's maximum time. */
export const lastSecond = 253_402_300_799

export const StorableTime = z.iso
  .datetime()
  .check(z.refine((time) => time >= '0001', 'must be in the years 0001 to 9999'))

/** Where a page starts: the time and the id of the last row before it. */
const cursorHint = 'take the cursor from the Link header'
const Cursor = z
  .pipe(
    z.string().check(z.regex(/^\d{1,12}\.\d{1,9}\.(?!__)[\w-]{1,128}$/, cursorHint)),
    z.transform((cursor) => {
      const [seconds, nanoseconds, id = ''] = cursor.split('.')
      return { seconds: Number(seconds), nanoseconds: Number(nanoseconds), id }
    }),
  )
  .check(z.refine(({ seconds }) => seconds <= lastSecond, cursorHint))

export const Limit = z.pipe(
  z.pipe(z.string().check(z.regex(/^\d{1,3}$/)), z.transform(Number)),
  z.int().check(z.minimum(1), z.maximum(maxPageRows)),
)

export const Offset = z.pipe(z.string().check(z.regex(/^\d{1,6}$/)), z.transform(Number))

export const PageQuery = z.object({
  limit: z
    ._default(Limit, maxPageRows)
    .check(z.describe(`Rows at most, 1 to ${maxPageRows}, which is also the cap when left out`)),
  cursor: z.optional(Cursor),
})
export type PageQuery = z.output<typeof PageQuery>

const atMostOwnRows = (rows: number) => Math.min(rows, maxOwnRows)

/** The query of the customer's own lists, where each row costs a read. */
export const OwnPageQuery = z.extend(PageQuery, {
  limit: z
    ._default(z.pipe(Limit, z.transform(atMostOwnRows)), maxOwnRows)
    .check(z.describe(`Rows at most; a page has ${maxOwnRows} when this is more or left out`)),
})

export const SharedPageQuery = z.extend(PageQuery, {
  fresh: z
    .optional(z.string().check(z.regex(/^\w{1,40}$/)))
    .check(
      z.describe('Any value not sent before: no cache answers, and the list is as of this moment'),
    ),
})
export type SharedPageQuery = z.output<typeof SharedPageQuery>

export interface Page<Row> {
  rows: Row[]
  next: string | undefined
}
