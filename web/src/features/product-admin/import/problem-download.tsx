import { countOf } from '@tech-house/api/parts/format-number'
import { CsvButton } from '#shared/csv/csv-button.tsx'
import { toCsv } from '#shared/csv/to-csv.ts'
import type { RowProblem } from './problem-table.tsx'
import { cellText, type Table } from './read-rows.ts'
import { columnLabel } from './suggest-columns.ts'

interface Props {
  /** The name of the file with the rows. */
  name: string
  table: Table
  problems: RowProblem[]
}

/** The rows with problems under their own headings, to be corrected and chosen again. */
export function ProblemDownload({ name, table, problems }: Props) {
  const labels = table.headings.map((_heading, index) => columnLabel(table, index))
  const ofRow = Map.groupBy(problems, ({ row }) => row)
  const rows = table.rows
    .filter(({ row }) => ofRow.has(row))
    .map(({ row, cells }) => {
      const texts = ofRow.get(row)?.map(({ column, problem }) => `${column}: ${problem}`)
      const values = labels.map((label, index) => [label, cellText(cells[index])])
      return { ...Object.fromEntries(values), Problem: texts?.join('; ') }
    })
  if (rows.length === 0) return null

  return (
    <CsvButton
      name={`problems-${name.replace(/\.\w+$/, '')}`}
      write={async () => toCsv([...labels, 'Problem'], rows)}
    >
      {`Download ${countOf(rows.length, 'row')} with problems`}
    </CsvButton>
  )
}
