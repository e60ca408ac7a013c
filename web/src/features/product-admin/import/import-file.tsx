import { Alert, Box, Button, Typography } from '@mui/material'
import { importedFields } from '@tech-house/api/contract/catalog/product-import'
import { countOf, formatNumber } from '@tech-house/api/contract/format-number'
import { toCsv } from '#shared/csv/to-csv.ts'
import { saveFile } from '#shared/save-file.ts'
import { type Column, DataTable } from '#shared/ui/data-table.tsx'
import { BatchRun } from './batch-run.tsx'
import type { ImportProgress, RejectedRow } from './import-batch.ts'
import type { ImportPreview, RowProblem } from './preview-import.ts'
import { useImport } from './use-import.ts'

const shownProblems = 50

/** The preview of one file, its import, and the rows that were not imported. */
export function ImportFile({ name, preview }: { name: string; preview: ImportPreview }) {
  const batches = useImport(preview.products)
  const { progress } = batches
  const { products, problems, notes } = preview
  const rejected = [...preview.rejected, ...progress.rejected]

  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%' }}>
      <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography role="status">
        {countsOf(preview)}
        {progress.done === 0 && nextStep(products.length)}
      </Typography>
      {notes.map((note) => (
        <Alert key={note} severity="info">
          {note}
        </Alert>
      ))}
      {products.length > 0 && (
        <BatchRun
          batches={batches}
          total={products.length}
          label="Imported rows"
          start={`Import ${countOf(products.length, 'row')}`}
          text={progressText(progress, products.length)}
        />
      )}
      {rejected.length > 0 && (
        <Button
          variant="outlined"
          sx={{ justifySelf: 'start' }}
          onClick={() => saveRejected(name, rejected)}
        >
          Download {countOf(rejected.length, 'row')} with problems
        </Button>
      )}
      {problems.length > 0 && (
        <DataTable
          label="Problems"
          columns={columns}
          rows={problems.slice(0, shownProblems)}
          rowKey={({ row, column }) => `${row} ${column}`}
          empty={null}
        />
      )}
      {problems.length > shownProblems && (
        <Typography>
          {formatNumber(problems.length - shownProblems)} more problems are in the download.
        </Typography>
      )}
    </Box>
  )
}

const anywhere = { overflowWrap: 'anywhere' }

const columns: Column<RowProblem>[] = [
  { header: 'Row', cell: ({ row }) => formatNumber(row) },
  { header: 'Column', cell: ({ column }) => <Box sx={anywhere}>{column}</Box> },
  { header: 'Value', cell: ({ value }) => <Box sx={anywhere}>{value || '(empty)'}</Box> },
  { header: 'Problem', cell: ({ problem }) => problem },
]

const countsOf = ({ products, known, rejected }: ImportPreview) =>
  [
    `To add: ${formatNumber(products.length)}.`,
    `Already in the shop: ${formatNumber(known)}.`,
    `With problems: ${formatNumber(rejected.length)}.`,
  ].join(' ')

const nextStep = (count: number) =>
  count > 0 ? ' Nothing is written before you import.' : ' There is nothing to import.'

function progressText({ done, added, known, rejected }: ImportProgress, total: number): string {
  const parts = [
    `${formatNumber(done)} of ${countOf(total, 'row')} done: ${formatNumber(added)} added`,
    known > 0 && `${formatNumber(known)} already in the shop`,
    rejected.length > 0 && `${formatNumber(rejected.length)} with problems`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

function saveRejected(name: string, rejected: RejectedRow[]) {
  const rows: RejectedRow['cells'][] = rejected.map(({ cells, problem }) => ({ ...cells, problem }))
  saveFile(
    `problems-${name.replace(/\.\w+$/, '')}.csv`,
    toCsv([...importedFields, 'problem'], rows),
  )
}
