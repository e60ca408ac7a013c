import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material'
import { maxPriceChange } from '@tech-house/api/contract/money'
import { countOf, formatNumber } from '@tech-house/api/parts/format-number'
import { useState } from 'react'
import { productKeys } from '#shared/api/query-keys.ts'
import { NativeSelect } from '#shared/ui/native-select.tsx'
import { useBatches } from '#shared/writes/use-batches.ts'
import { BatchRun, isDone } from './batch-run.tsx'
import { type ComparedRow, isDoubtful } from './compare-rows.ts'
import { Notes } from './notes.tsx'
import { ProblemDownload } from './problem-download.tsx'
import { ProblemTable, type RowProblem } from './problem-table.tsx'
import type { Table } from './read-rows.ts'
import {
  type Choice,
  ignoredOf,
  problemsOf,
  type RowState,
  reductionKeys,
  stateOf,
} from './row-choice.ts'
import { RowTable } from './row-table.tsx'
import { nextRows, writeRows } from './write-rows.ts'

interface Props {
  name: string
  table: Table
  rows: ComparedRow[]
  notes: string[]
}

const stateLabels: Record<RowState, string> = {
  change: 'To change',
  add: 'To add',
  unchanged: 'Unchanged',
  skipped: 'Not in the shop',
  problem: 'With problems',
}

/** Shows what would become of each row, lets the person choose what may change, and writes it. */
export function ImportPreview({ name, table, rows, notes }: Props) {
  const [choice, setChoice] = useState<Choice>({
    keys: new Set(['price', 'available_quantity']),
    adds: true,
    confirms: false,
    reason: 'counted',
  })
  const byState = Map.groupBy(rows, (row) => stateOf(row, choice))
  const { change = [], add = [], problem = [] } = Object.fromEntries(byState)
  const toWrite = [...change, ...add]
  const [id] = useState(() => crypto.randomUUID())
  // Otherwise there is more to take back than prices.
  const isPriceOrLeft = ({ key }: { key: string }) =>
    ['price', ...reductionKeys].includes(key) || !choice.keys.has(key)
  const isPriceChange =
    toWrite.length <= maxPriceChange &&
    toWrite.every(({ product, differences }) => product && differences.every(isPriceOrLeft))
  const priceChange = isPriceChange
    ? { id, name: name.slice(0, 100), products: toWrite.length }
    : undefined
  const batches = useBatches({
    rows: toWrite,
    nextBatch: (left) => nextRows(left, choice),
    send: (batch) => writeRows(batch, choice, priceChange),
    changes: productKeys,
  })
  const { outcomes, isRunning } = batches
  const hasBegun = isRunning || outcomes.length > 0
  const refused = outcomes.flatMap((problem, index): RowProblem[] => {
    const read = toWrite[index]
    return read && !isDone(problem)
      ? [{ row: read.row.row, column: 'row', value: read.name, problem }]
      : []
  })
  const problems = [...problem.flatMap((read) => problemsOf(read, choice)), ...refused]
  const ignored = rows.flatMap((read) => ignoredOf(read, choice))
  const ignoredNote = `${countOf(ignored.length, 'value')} cannot be read, and the shop keeps its own: see the last table.`

  return (
    <>
      <Typography component="h3" variant="h6">
        What the import does
      </Typography>
      {!hasBegun && <Choices rows={rows} choice={choice} onChange={setChoice} />}
      <Typography role="status">
        {`${describeCounts(byState)} ${hasBegun ? 'If it stops, choose the file again: it goes on with what is left.' : 'Nothing is written before you import.'}`}
      </Typography>
      <Notes notes={ignored.length > 0 ? [...notes, ignoredNote] : notes} />
      {toWrite.length > 0 && (
        <BatchRun
          batches={batches}
          label="Imported rows"
          start={`Import ${countOf(toWrite.length, 'row')}`}
          row="row"
        />
      )}
      <ProblemDownload name={name} table={table} problems={problems} />
      <RowTable label="Rows to change" rows={change} keys={choice.keys} />
      <RowTable label="Rows to add" rows={add} keys={choice.keys} />
      <ProblemTable problems={problems} />
      <ProblemTable problems={ignored} label="Values that are not read" />
    </>
  )
}

const describeCounts = (byState: ReadonlyMap<RowState, ComparedRow[]>): string =>
  Object.entries(stateLabels)
    .map(([state, label]) => ({ label, count: byState.get(state as RowState)?.length ?? 0 }))
    .filter(({ label, count }) => count > 0 || label !== stateLabels.skipped)
    .map(({ label, count }) => `${label}: ${formatNumber(count)}.`)
    .join(' ')

interface ChoicesProps {
  rows: ComparedRow[]
  choice: Choice
  onChange: (choice: Choice) => void
}

function Choices({ rows, choice, onChange }: ChoicesProps) {
  const { keys, adds, confirms, reason } = choice
  const fields = Map.groupBy(
    rows.flatMap(({ differences }) => differences),
    ({ key }) => key,
  )
  const added = rows.filter(({ product }) => !product).length
  const doubtful = rows.filter(isDoubtful).length
  const toggle = (key: string) => {
    const changed = new Set(keys)
    if (!changed.delete(key)) changed.add(key)
    onChange({ ...choice, keys: changed })
  }

  return (
    <Box role="group" aria-label="What may change" sx={group}>
      {[...fields].map(([key, differences]) => (
        <FormControlLabel
          key={key}
          label={`${differences[0]?.label} (${formatNumber(differences.length)})`}
          control={<Checkbox checked={keys.has(key)} onChange={() => toggle(key)} />}
        />
      ))}
      {added > 0 && (
        <FormControlLabel
          label={`Add new products (${formatNumber(added)})`}
          control={
            <Checkbox checked={adds} onChange={() => onChange({ ...choice, adds: !adds })} />
          }
        />
      )}
      {doubtful > 0 && (
        <FormControlLabel
          label={`Change products of which only one number fits (${formatNumber(doubtful)})`}
          control={
            <Checkbox
              checked={confirms}
              onChange={() => onChange({ ...choice, confirms: !confirms })}
            />
          }
        />
      )}
      {fields.has('available_quantity') && keys.has('available_quantity') && (
        <NativeSelect
          label="The new stock was"
          value={reason}
          onChange={(reason) =>
            onChange({ ...choice, reason: reason === 'received' ? 'received' : 'counted' })
          }
        >
          <option value="counted">Counted</option>
          <option value="received">Raised by received pieces</option>
        </NativeSelect>
      )}
    </Box>
  )
}

const group = { display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }
