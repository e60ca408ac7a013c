import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'
import type { Page } from '@tech-house/api/contract/page'

type ReadPage<Row> = (at: { cursor: string | undefined; signal: AbortSignal }) => Promise<Page<Row>>

/** The number of rows before "Show more". */
export const rowsPerPage = '100'

/** A paged list that is shown as one. */
export function pagedQuery<Row>(queryKey: QueryKey, read: ReadPage<Row>) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => read({ cursor: pageParam, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
  })
}

/** The page that starts at an offset, of a list without cursors. */
export const pageAt = <Row>(offset: string, rows: Row[]): Page<Row> => ({
  rows,
  next: rows.length === Number(rowsPerPage) ? String(Number(offset) + rows.length) : undefined,
})
