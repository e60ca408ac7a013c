import { formatNumber } from '@tech-house/api/parts/format-number'
import type { Column } from '#shared/ui/data-table.tsx'
import { FirstRows } from './first-rows.tsx'

export interface RowProblem {
  row: number
  column: string
  value: string
  problem: string
}

export const ProblemTable = ({ problems }: { problems: RowProblem[] }) => (
  <FirstRows
    label="Problems"
    columns={columns}
    rows={problems}
    rowKey={({ row, column, value, problem }) => `${row} ${column} ${value} ${problem}`}
  />
)

const columns: Column<RowProblem>[] = [
  { header: 'Row', cell: ({ row }) => formatNumber(row) },
  { header: 'Column', breaks: true, cell: ({ column }) => column },
  { header: 'Value', breaks: true, cell: ({ value }) => value.slice(0, 80) || '(empty)' },
  { header: 'Problem', cell: ({ problem }) => problem },
]
