import type { ComponentProps } from 'react'
import { DataTable } from './data-table.tsx'
import { EmptyState } from './empty-state.tsx'
import { ShowMore } from './show-more.tsx'
import { StaleNotice } from './stale-notice.tsx'

type PagedList<Row> = { data: Row[] } & ComponentProps<typeof ShowMore>['list'] &
  ComponentProps<typeof StaleNotice>['list']

interface Props<Row>
  extends Omit<ComponentProps<typeof DataTable<Row>>, 'rows' | 'rowKey' | 'empty'> {
  /** The query of the rows. */
  list: PagedList<Row>
  /** Shown instead of a table without rows. */
  empty: ComponentProps<typeof EmptyState>
}

/** A table of documents that are read page by page. */
export function PagedTable<Row extends { _id: string }>({ list, empty, ...table }: Props<Row>) {
  return (
    <>
      <StaleNotice list={list} />
      <DataTable
        {...table}
        rows={list.data}
        rowKey={({ _id }) => _id}
        empty={<EmptyState {...empty} />}
      />
      {list.data.length > 0 && <ShowMore list={list} />}
    </>
  )
}
