import { Typography } from '@mui/material'
import { formatNumber } from '@tech-house/api/parts/format-number'
import { type Column, DataTable } from '#shared/ui/data-table.tsx'

export interface RowProblem {
  row: number
  column: string
  value: string
  problem: string
}

const maxShown = 200

export function ProblemTable({ problems }: { problems: RowProblem[] }) {
  return (
    <>
      <DataTable
        label="Problems"
        columns={columns}
        rows={problems.slice(0, maxShown)}
        rowKey={({ row, column, problem }) => `${row} ${column} ${problem}`}
        empty={null}
      />
      {problems.length > maxShown && (
        <Typography>
          {`${formatNumber(problems.length - maxShown)} more problems are not shown.`}
        </Typography>
      )}
    </>
  )
}

const columns: Column<RowProblem>[] = [
  { header: 'Row', cell: ({ row }) => formatNumber(row) },
  { header: 'Column', breaks: true, cell: ({ column }) => column },
  { header: 'Value', breaks: true, cell: ({ value }) => value.slice(0, 80) || '(empty)' },
  { header: 'Problem', cell: ({ problem }) => problem },
]
