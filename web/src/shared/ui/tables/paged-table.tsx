import { Alert, Button } from '@mui/material'
import { type ComponentProps, useRef } from 'react'
import { useScrollAfterLoad } from '../../use-scroll-after-load.ts'
import { EmptyState } from '../failures/empty-state.tsx'
import { DataTable } from './data-table.tsx'
import { ListEnd } from './list-end.tsx'
import { RowsSelect } from './rows-select.tsx'

type PagedList<Row> = { data: Row[] } & ComponentProps<typeof ListEnd>['list'] &
  ComponentProps<typeof RowsSelect>['list'] & { isRefetchError: boolean; refetch: () => unknown }

interface Props<Row>
  extends Omit<ComponentProps<typeof DataTable<Row>>, 'rows' | 'rowKey' | 'empty'> {
  list: PagedList<Row>
  empty: ComponentProps<typeof EmptyState>
}

export function PagedTable<Row extends { _id: string }>({ list, empty, ...table }: Props<Row>) {
  const rows = useRef<HTMLDivElement>(null)
  const isWhole = useScrollAfterLoad(true)

  return (
    <>
      {list.isRefetchError && (
        <Alert
          severity="warning"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" size="small" onClick={() => void list.refetch()}>
              Read again
            </Button>
          }
        >
          This list could not be read again, so it may be out of date.
        </Alert>
      )}
      <RowsSelect list={list} />
      <div ref={rows}>
        <DataTable
          {...table}
          isWhole={isWhole}
          rows={list.data}
          rowKey={({ _id }) => _id}
          empty={<EmptyState {...(list.from > 0 ? pastTheEnd : empty)} />}
        />
      </div>
      <ListEnd list={list} rows={rows} />
    </>
  )
}

const pastTheEnd = { title: 'The list ends before these rows.', hint: 'Go to other rows above.' }
