import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type PagedQuery, rowsPerPage } from './api/paged-query.ts'
import { useReplaceInPlace } from './use-replace-in-place.ts'

const pageRows = Number(rowsPerPage)
const maxPages = 50

interface Options {
  total?: number | undefined
  /** Whether the list can begin at any row, because its cursor is an offset. */
  hasOffsets?: boolean
}

/** The rows of a list. Its URL has how many are shown (`rows`), and the rows before them (`from`). */
export function usePagedList<Row>(
  query: PagedQuery<Row>,
  { total, hasOffsets = false }: Options = {},
) {
  const [params] = useSearchParams()
  const replaceInPlace = useReplaceInPlace()
  const shown = useDeferredValue(params)
  const from = hasOffsets ? readCount(shown, 'from') : 0
  const pages = Math.min(Math.max(1, Math.ceil(readCount(shown, 'rows') / pageRows)), maxPages)
  const list = useSuspenseInfiniteQuery(
    query({ cursor: from > 0 ? String(from) : undefined, pages }),
  )
  const { data, hasNextPage, fetchNextPage } = list
  const end = from + data.length

  function change(name: 'rows' | 'from', value: number) {
    const changed = new URLSearchParams(params)
    changed.delete('rows')
    changed.set(name, String(value))
    if (value === 0) changed.delete(name)
    replaceInPlace({ search: String(changed) })
  }

  return {
    // By name, because each that is read renders the list when it changes.
    data,
    hasNextPage,
    isFetchingNextPage: list.isFetchingNextPage,
    isFetchNextPageError: list.isFetchNextPageError,
    isRefetchError: list.isRefetchError,
    refetch: list.refetch,
    from,
    /** Known at the end of the list, too. */
    total: hasNextPage ? total && Math.max(total, end) : end,
    showMore: () => {
      change('rows', (Math.ceil(data.length / pageRows) + 1) * pageRows)
      void fetchNextPage()
    },
    ...(hasOffsets && { goTo: (row: number) => change('from', row) }),
  }
}

const readCount = (params: URLSearchParams, name: string): number =>
  Number(/^\d{1,6}$/.exec(params.get(name) ?? '')?.[0] ?? 0)
