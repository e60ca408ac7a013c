import { Alert, Box, Checkbox, FormControlLabel, Typography } from '@mui/material'
import { formatNumber } from '@tech-house/api/parts/format-number'
import { useState } from 'react'
import { NativeSelect } from '#shared/ui/native-select.tsx'
import { type Choice, type ComparedRow, type Plan, type RowState, stateOf } from './compare-rows.ts'
import { ImportRun } from './import-run.tsx'
import { RowTable } from './row-table.tsx'

interface Props {
  name: string
  plan: Plan
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

/** Shows what would become of each row, and lets the person choose what may change. */
export function ImportPreview({ name, plan, rows, notes }: Props) {
  const [choice, setChoice] = useState<Choice>({
    keys: new Set(['price', 'available_quantity']),
    adds: true,
    reason: 'counted',
  })
  const [isStarted, setIsStarted] = useState(false)
  const byState = Map.groupBy(rows, (row) => stateOf(row, choice))
  const counts = Object.entries(stateLabels)
    .map(([state, label]) => ({ label, count: byState.get(state as RowState)?.length ?? 0 }))
    .filter(({ label, count }) => count > 0 || label !== stateLabels.skipped)

  return (
    <>
      <Typography component="h3" variant="h6">
        What the import does
      </Typography>
      {!isStarted && <Choices rows={rows} choice={choice} onChange={setChoice} />}
      <Typography role="status">
        {`${counts.map(({ label, count }) => `${label}: ${formatNumber(count)}.`).join(' ')}${isStarted ? ' If it stops, choose the file again: it goes on with what is left.' : ' Nothing is written before you import.'}`}
      </Typography>
      {notes.map((note) => (
        <Alert key={note} severity="info">
          {note}
        </Alert>
      ))}
      <ImportRun
        key={`${[...choice.keys]} ${choice.adds} ${choice.reason}`}
        name={name}
        table={plan.table}
        choice={choice}
        changes={byState.get('change') ?? []}
        additions={byState.get('add') ?? []}
        refused={byState.get('problem') ?? []}
        onStart={() => setIsStarted(true)}
      >
        <RowTable byState={byState} choice={choice} />
      </ImportRun>
    </>
  )
}

interface ChoicesProps {
  rows: ComparedRow[]
  choice: Choice
  onChange: (choice: Choice) => void
}

function Choices({ rows, choice, onChange }: ChoicesProps) {
  const { keys, adds, reason } = choice
  const fields = Map.groupBy(
    rows.flatMap(({ differences }) => differences),
    ({ key }) => key,
  )
  const added = rows.filter(({ product }) => !product).length
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
      {fields.has('available_quantity') && keys.has('available_quantity') && (
        <NativeSelect
          label="Stock was"
          value={reason}
          onChange={(reason) =>
            onChange({ ...choice, reason: reason === 'received' ? 'received' : 'counted' })
          }
        >
          <option value="counted">Counted</option>
          <option value="received">Received</option>
        </NativeSelect>
      )}
    </Box>
  )
}

const group = { display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }
