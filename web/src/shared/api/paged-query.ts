import { infiniteQueryOptions, type QueryKey, type QueryMeta } from '@tanstack/react-query'
import type { Page } from '@tech-house/api/contract/page'

type ReadPage<Row> = (at: { cursor: string | undefined; signal: AbortSignal }) => Promise<Page<Row>>

export const rowsPerPage = '100'

/** Where a list begins, and how many of its pages are read at first. */
export interface ListStart {
  cursor: string | undefined
  pages: number
}

/** A list in pages, shown as one, from any of its pages on. */
export const pagedQuery =
  <Row>(queryKey: QueryKey, read: ReadPage<Row>, meta?: QueryMeta) =>
  (start: ListStart) =>
    infiniteQueryOptions({
      queryKey: [...queryKey, start.cursor],
      queryFn: ({ pageParam, signal }) => readPages(read, pageParam, signal),
      initialPageParam: start,
      getNextPageParam: ({ next: cursor }): ListStart | undefined =>
        cursor === undefined ? undefined : { cursor, pages: 1 },
      ...(meta && { meta }),
      select: ({ pages }) => pages.flatMap(({ rows }) => rows),
    })

export type PagedQuery<Row> = ReturnType<typeof pagedQuery<Row>>

async function readPages<Row>(
  read: ReadPage<Row>,
  { cursor, pages }: ListStart,
  signal: AbortSignal,
): Promise<Page<Row>> {
  const page = await read({ cursor, signal })
  if (pages === 1 || page.next === undefined) return page
  const rest = await readPages(read, { cursor: page.next, pages: pages - 1 }, signal)
  return { rows: [...page.rows, ...rest.rows], next: rest.next }
}

/** The page that starts at an offset, of a list without cursors. */
export const pageAt = <Row>(offset: string, rows: Row[]): Page<Row> => ({
  rows,
  next: rows.length === Number(rowsPerPage) ? String(Number(offset) + rows.length) : undefined,
})
