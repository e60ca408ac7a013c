import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { type ClipboardEvent, Fragment, type ReactNode } from 'react'
import { useFocusRestore } from '../use-focus-restore.ts'
import { table } from './data-table.styles.ts'

export interface Column<Row> {
  header: string
  cell: (row: Row, index: number) => ReactNode
  /** Whether a long word may break, to leave room for the other columns. */
  breaks?: boolean
}

interface Props<Row> {
  label: string
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string
  empty: ReactNode
  group?: Grouping<Row>
}

/** Marks neighbouring rows that belong together, below a heading of their own. */
interface Grouping<Row> {
  /** The same for all rows of a group; `undefined` for a row outside groups. */
  keyOf: (row: Row) => string | undefined
  heading: (rows: Row[]) => ReactNode
}

/** Roles are explicit, because the layout of cards in a narrow window drops them. */
export function DataTable<Row>({ label, columns, rows, rowKey, empty, group }: Props<Row>) {
  const restoredFocus = useFocusRestore(rows)
  const groups = group && Map.groupBy(rows, group.keyOf)

  if (rows.length === 0) {
    return <div {...restoredFocus}>{empty}</div>
  }
  return (
    <Box {...restoredFocus} sx={table}>
      <Table role="table" aria-label={label} onCopy={copyRows}>
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
            const key = group?.keyOf(row)
            const inGroup = key === undefined ? [] : (groups?.get(key) ?? [])
            const isGrouped = inGroup.length > 1
            return (
              <Fragment key={rowKey(row)}>
                {isGrouped && inGroup[0] === row && (
                  <TableRow role="row" data-heading>
                    <TableCell role="cell" colSpan={columns.length}>
                      {group?.heading(inGroup)}
                    </TableCell>
                  </TableRow>
                )}
                <TableRow
                  data-row={rowKey(row)}
                  role="row"
                  {...(isGrouped && { 'data-grouped': true })}
                >
                  {columns.map(({ header, cell, breaks }) => (
                    <TableCell
                      key={header}
                      role="cell"
                      data-header={header}
                      {...(breaks && { 'data-breaks': true })}
                    >
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

/** Copies a cell as a column. Browsers put each block of a cell on a line of its own. */
function copyRows(event: ClipboardEvent<HTMLTableElement>) {
  const selection = window.getSelection()
  const rows = [...event.currentTarget.rows].filter((row) => selection?.containsNode(row, true))
  if (rows.length < 2) return
  const lines = rows.map(({ cells }) =>
    [...cells].map(({ innerText }) => innerText.trim().replace(/\s+/g, ' ')).join('\t'),
  )
  event.clipboardData.setData('text/plain', lines.join('\n'))
  event.preventDefault()
}
