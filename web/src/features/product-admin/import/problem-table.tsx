import { Box, Typography } from '@mui/material'
import { formatNumber } from '@tech-house/api/contract/format-number'
import { type Column, DataTable } from '#shared/ui/data-table.tsx'
import type { RowProblem } from './row-problem.ts'

const maxShown = 200

/** What is wrong with the rows of a file; nothing without problems. */
export function ProblemTable({ problems }: { problems: RowProblem[] }) {
  return (
    <>
      <DataTable
        label="Problems"
        columns={columns}
        rows={problems.slice(0, maxShown)}
        rowKey={({ row, column }) => `${row} ${column}`}
        empty={null}
      />
      {problems.length > maxShown && (
        <Typography>
          {formatNumber(problems.length - maxShown)} more problems are not shown.
        </Typography>
      )}
    </>
  )
}

const anywhere = { overflowWrap: 'anywhere' }

const columns: Column<RowProblem>[] = [
  { header: 'Row', cell: ({ row }) => formatNumber(row) },
  { header: 'Column', cell: ({ column }) => <Box sx={anywhere}>{column}</Box> },
  { header: 'Value', cell: ({ value }) => <Box sx={anywhere}>{value || '(empty)'}</Box> },
  { header: 'Problem', cell: ({ problem }) => problem },
]
