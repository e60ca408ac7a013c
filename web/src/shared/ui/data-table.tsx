import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { ReactNode } from 'react'
import { table } from './data-table.styles.ts'
import { useFocusRestore } from './use-focus-restore.ts'

export interface Column<Row> {
  header: string
  cell: (row: Row, index: number) => ReactNode
}

interface Props<Row> {
  label: string
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string
  /** Shown instead of a table without rows. */
  empty: ReactNode
}

/**
 * A table whose rows become cards in a narrow window. Roles are explicit because that layout drops
 * them.
 */
export function DataTable<Row>({ label, columns, rows, rowKey, empty }: Props<Row>) {
  const restoredFocus = useFocusRestore(rows)

  if (rows.length === 0) {
    return <div {...restoredFocus}>{empty}</div>
  }
  return (
    <Box {...restoredFocus} sx={table}>
      <Table role="table" aria-label={label}>
        <TableHead role="rowgroup">
          <TableRow role="row">
            {columns.map(({ header }) => (
              <TableCell key={header} role="columnheader">
                {header}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {rows.map((row, index) => (
            <TableRow key={rowKey(row)} data-row={rowKey(row)} role="row">
              {columns.map(({ header, cell }) => (
                <TableCell key={header} role="cell" data-header={header}>
                  <div>{cell(row, index)}</div>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
