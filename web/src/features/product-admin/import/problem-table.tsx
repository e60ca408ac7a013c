import { formatNumber } from '@tech-house/api/parts/format-number'
import type { Column } from '#shared/ui/tables/data-table.tsx'
import { FirstRows } from './first-rows.tsx'

export interface RowProblem {
  row: number
  column: string
  value: string
  problem: string
}

interface Props {
  problems: RowProblem[]
  label?: string
}

export const ProblemTable = ({ problems, label = 'Problems' }: Props) => (
  <FirstRows
    label={label}
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
