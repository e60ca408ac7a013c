// biome-ignore-all lint/a11y/noRedundantRoles: the layout of cards in a narrow window drops the roles of a table
import { Box } from '@mui/material'
import { type ClipboardEvent, memo, type ReactElement, type ReactNode } from 'react'
import { useFocusRestore } from '../../use-focus-restore.ts'
import type { Elements } from '../elements.ts'
import { table } from './data-table.styles.ts'
import { IncrementalList } from './incremental-list.tsx'

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
  /** Puts rows below headings of their own; otherwise they follow each other. */
  arrange?: (rows: Row[], showRow: ShowRow<Row>) => Elements[]
  /** Whether all rows are drawn at once, for a scroll position. */
  isWhole?: boolean
  /** What found the rows: those of another search are drawn in slices again. */
  search?: string
}

export type ShowRow<Row> = (row: Row, index: number, isGrouped?: boolean) => ReactElement

export function DataTable<Row>(props: Props<Row>) {
  const { label, columns, rows, rowKey, empty, arrange, isWhole, search } = props
  const restoredFocus = useFocusRestore(rows)

  const showRow: ShowRow<Row> = (row, index, isGrouped) => (
    <TableRow key={rowKey(row)} id={rowKey(row)} {...{ row, index, columns, isGrouped }} />
  )

  if (rows.length === 0) {
    return <div {...restoredFocus}>{empty}</div>
  }
  return (
    <Box {...restoredFocus} sx={table}>
      <table role="table" aria-label={label} onCopy={copyRows}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ header }) => (
              <th key={header} scope="col" role="columnheader">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          <IncrementalList key={search} isWhole={isWhole}>
            {arrange ? arrange(rows, showRow) : rows.map((row, index) => showRow(row, index))}
          </IncrementalList>
        </tbody>
      </table>
    </Box>
  )
}

interface RowProps<Row> extends Pick<Props<Row>, 'columns'> {
  id: string
  row: Row
  index: number
  isGrouped: boolean | undefined
}

/** With the same row and columns it is not rendered again. */
const TableRow = memo(function TableRow<Row>({
  id,
  row,
  index,
  columns,
  isGrouped,
}: RowProps<Row>) {
  return (
    <tr data-row={id} role="row" {...(isGrouped && { 'data-grouped': true })}>
      {columns.map(({ header, cell, breaks }) => (
        <td key={header} role="cell" data-header={header} {...(breaks && { 'data-breaks': true })}>
          <div>{cell(row, index)}</div>
        </td>
      ))}
    </tr>
  )
}) as <Row>(props: RowProps<Row>) => ReactElement

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
