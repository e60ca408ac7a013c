import { Box } from '@mui/material'
import type { NewProduct } from '@tech-house/api/contract/catalog/product'
import {
  type ImportedChange,
  maxImportBatch,
} from '@tech-house/api/contract/catalog/product-import'
import { countOf } from '@tech-house/api/parts/format-number'
import type { ReactNode } from 'react'
import { fetchOnce } from '#shared/api/fetch-once.ts'
import { productKeys } from '#shared/api/query-keys.ts'
import { columnsOf, ExportButton } from '#shared/csv/export-button.tsx'
import { useBatches } from '#shared/writes/use-batches.ts'
import { BatchRun, isDone } from './batch-run.tsx'
import { type Choice, type ComparedRow, changeOf, problemsOf } from './compare-rows.ts'
import { nextBatch } from './compare-table.ts'
import { ProblemTable, type RowProblem } from './problem-table.tsx'
import { type Table, textOf } from './read-rows.ts'
import { columnLabel } from './suggest-columns.ts'

interface Props {
  name: string
  table: Table
  choice: Choice
  changes: ComparedRow[]
  additions: ComparedRow[]
  refused: ComparedRow[]
  onStart: () => void
  children: ReactNode
}

type Sent = { read: ComparedRow } & ({ change: ImportedChange } | { added: NewProduct })

/** Writes the rows in batches: first the changes, then the new products. */
export function ImportRun(props: Props) {
  const { name, table, choice, changes, additions, refused, onStart, children } = props
  const rows: Sent[] = [
    ...changes.flatMap((read) =>
      read.product ? [{ read, change: changeOf(read, read.product, choice) }] : [],
    ),
    ...additions.flatMap((read) => (read.added ? [{ read, added: read.added }] : [])),
  ]
  const batches = useBatches({ rows, nextBatch: nextRows, send, changes: productKeys })
  const { outcomes, total } = batches
  const failed = outcomes.flatMap((problem, index): RowProblem[] => {
    const { row, name } = rows[index]?.read ?? {}
    return row && !isDone(problem)
      ? [{ row: row.row, column: 'row', value: name ?? '', problem }]
      : []
  })
  const problems = [...refused.flatMap((read) => problemsOf(read, choice)), ...failed]

  return (
    <>
      {total > 0 && (
        <BatchRun
          batches={{
            ...batches,
            run: () => {
              onStart()
              batches.run()
            },
          }}
          label="Imported rows"
          start={`Import ${countOf(total, 'row')}`}
          row="row"
        />
      )}
      {problems.length > 0 && <ProblemDownload name={name} table={table} problems={problems} />}
      <Box sx={{ display: 'contents' }}>{children}</Box>
      <ProblemTable problems={problems} />
    </>
  )
}

interface DownloadProps {
  name: string
  table: Table
  problems: RowProblem[]
}

/** The rows with problems under their own headings, to be corrected and chosen again. */
function ProblemDownload({ name, table, problems }: DownloadProps) {
  const labels = table.headings.map((_heading, index) => columnLabel(table, index))
  const ofRow = Map.groupBy(problems, ({ row }) => row)
  const rows = table.rows.flatMap(({ row, cells }) => {
    const found = ofRow.get(row)
    if (!found) return []
    const texts = found.map(({ column, problem }) => `${column}: ${problem}`)
    const values = cells.map((cell, index) => [
      labels[index],
      typeof cell === 'number' ? cell : textOf(cell),
    ])
    return [{ ...Object.fromEntries(values), Problem: texts.join('; ') }]
  })

  return (
    <ExportButton
      name={`problems-${name.replace(/\.\w+$/, '')}`}
      columns={columnsOf([...labels, 'Problem'])}
      read={async () => rows}
    >
      {`Download ${countOf(rows.length, 'row')} with problems`}
    </ExportButton>
  )
}

/** The first rows that one call takes: changes or new products. */
function nextRows(rows: Sent[]): Sent[] {
  const isChange = (row: Sent) => 'change' in row
  const [first] = rows
  return nextBatch(
    rows.filter((row) => first && isChange(row) === isChange(first)),
    maxImportBatch,
    (row) => ('change' in row ? row.change : row.added),
  )
}

/** What became of each row: one of the outcomes of a batch, or a sentence that says why it was not written. */
async function send(rows: Sent[]): Promise<string[]> {
  const changes = rows.flatMap((row) => ('change' in row ? row.change : []))
  if (changes.length > 0) {
    const { results } = await fetchOnce('POST /products/changes', { body: { changes } })
    return results.map(({ outcome, message = refusals.differs }) =>
      outcome === 'refused'
        ? message
        : outcome in refusals
          ? refusals[outcome as Refusal]
          : outcome,
    )
  }
  const products = rows.flatMap((row) => ('added' in row ? row.added : []))
  const { results } = await fetchOnce('POST /products/import', { body: { products } })
  return results.map(({ outcome }) => (outcome === 'differs' ? refusals.differs : outcome))
}

const refusals = {
  edited: 'Somebody has edited this product meanwhile. Choose the file again.',
  missing: 'The product was deleted meanwhile.',
  differs: 'The shop has such a product with other values meanwhile. Choose the file again.',
}
type Refusal = keyof typeof refusals
