import type { Page } from '@tech-house/api/contract/page'
import { rateLimitWaitMs } from '../api/call-error.ts'

/** All rows of a paged list, one page after the other. Waits at the rate limit, which long lists reach. */
export async function readAllPages<Row>(read: (cursor: string | undefined) => Promise<Page<Row>>) {
  const rows: Row[] = []
  let cursor: string | undefined
  do {
    const page = await readWithinLimit(() => read(cursor))
    rows.push(...page.rows)
    cursor = page.next
  } while (cursor)
  return rows
}

/** Waits and asks again as long as the API limits the account. */
export const readWithinLimit = <Result>(read: () => Promise<Result>): Promise<Result> =>
  read().catch(async (error) => {
    const waitMs = rateLimitWaitMs(error)
    if (waitMs === undefined) throw error
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    return readWithinLimit(read)
  })
