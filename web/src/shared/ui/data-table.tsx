import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { Fragment, type ReactNode } from 'react'
import { useFocusRestore } from '../use-focus-restore.ts'
import { table } from './data-table.styles.ts'

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
  group?: Grouping<Row>
}

/** Marks neighbouring rows that belong together, below a heading of their own. */
interface Grouping<Row> {
  /** The same for all rows of a group; `undefined` for a row outside groups. */
  keyOf: (row: Row) => string | undefined
  heading: (rows: Row[]) => ReactNode
}

/**
 * A table whose rows become cards in a narrow window. Roles are explicit because that layout drops
 * them.
 */
export function DataTable<Row>({ label, columns, rows, rowKey, empty, group }: Props<Row>) {
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
          {rows.map((row, index) => {
            const neighbours = group ? groupOf(rows, index, group.keyOf) : []
            return (
              <Fragment key={rowKey(row)}>
                {neighbours[0] === row && (
                  <TableRow role="row" data-heading>
                    <TableCell role="cell" colSpan={columns.length}>
                      {group?.heading(neighbours)}
                    </TableCell>
                  </TableRow>
                )}
                <TableRow
                  data-row={rowKey(row)}
                  role="row"
                  {...(neighbours.length > 0 && { 'data-grouped': true })}
                >
                  {columns.map(({ header, cell }) => (
                    <TableCell key={header} role="cell" data-header={header}>
                      <div>{cell(row, index)}</div>
                    </TableCell>
                  ))}
                </TableRow>
              </Fragment>
            )
          })}
        </TableBody>
      </Table>
    </Box>
  )
}

/** The neighbouring rows with the same key, at least two; otherwise none. */
function groupOf<Row>(rows: Row[], index: number, keyOf: Grouping<Row>['keyOf']): Row[] {
  const row = rows[index]
  const key = row && keyOf(row)
  if (key === undefined) return []
  const isOther = (other: Row) => keyOf(other) !== key
  const start = rows.slice(0, index).findLastIndex(isOther) + 1
  const length = rows.slice(index).findIndex(isOther)
  const found = rows.slice(start, length === -1 ? undefined : index + length)
  return found.length > 1 ? found : []
}
