import { Alert, Box, Button, Typography } from '@mui/material'
import {
  type ImportedProduct,
  importedFields,
} from '@tech-house/api/contract/catalog/product-import'
import { countOf, formatNumber } from '@tech-house/api/contract/format-number'
import { toCsv } from '#shared/csv/to-csv.ts'
import { saveFile } from '#shared/save-file.ts'
import { BatchRun } from './batch-run.tsx'
import type { ImportPreview } from './preview-import.ts'
import { ProblemTable } from './problem-table.tsx'
import { otherInShop, type RejectedRow } from './row-problem.ts'
import { useImport } from './use-import.ts'

/** The preview of one file, its import, and the rows that were not imported. */
export function ImportFile({ name, preview }: { name: string; preview: ImportPreview }) {
  const batches = useImport(preview.products)
  const { outcomes, isRunning } = batches
  const { products, problems, notes } = preview
  const differing = products.filter((_, index) => outcomes[index] === 'differs')
  const rejected = [
    ...preview.rejected,
    ...differing.map((product) => ({ cells: cellsOf(product), problem: otherInShop })),
  ]

  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%' }}>
      <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography role="status">
        {countsOf(preview)}
        {!isRunning && outcomes.length === 0 && nextStep(products.length)}
      </Typography>
      {notes.map((note) => (
        <Alert key={note} severity="info">
          {note}
        </Alert>
      ))}
      {products.length > 0 && (
        <BatchRun
          batches={batches}
          label="Imported rows"
          start={`Import ${countOf(products.length, 'row')}`}
          row="row"
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
      <ProblemTable problems={problems} />
    </Box>
  )
}

const countsOf = ({ products, known, rejected }: ImportPreview) =>
  [
    `To add: ${formatNumber(products.length)}.`,
    `Already in the shop: ${formatNumber(known)}.`,
    `With problems: ${formatNumber(rejected.length)}.`,
  ].join(' ')

const nextStep = (count: number) =>
  count > 0 ? ' Nothing is written before you import.' : ' There is nothing to import.'

function saveRejected(name: string, rejected: RejectedRow[]) {
  const rows: RejectedRow['cells'][] = rejected.map(({ cells, problem }) => ({ ...cells, problem }))
  saveFile(
    `problems-${name.replace(/\.\w+$/, '')}.csv`,
    toCsv([...importedFields, 'problem'], rows),
  )
}

/** The cells of a product, as a file has them. */
const cellsOf = (product: ImportedProduct): RejectedRow['cells'] =>
  Object.fromEntries(
    Object.entries(product).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  )
