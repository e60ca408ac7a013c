import { Box, Typography } from '@mui/material'
import { formatDollars, formatNumber } from '@tech-house/api/parts/format-number'
import { useState } from 'react'
import { type Column, DataTable } from '#shared/ui/data-table.tsx'
import { NativeSelect } from '#shared/ui/native-select.tsx'
import { type Choice, type ComparedRow, matchLabels, type RowState } from './compare-rows.ts'

interface Props {
  byState: Map<RowState, ComparedRow[]>
  choice: Choice
}

const maxShown = 200

const shownStates = {
  change: 'Rows to change',
  add: 'Rows to add',
  unchanged: 'Unchanged rows',
  skipped: 'Rows that are not in the shop',
} as const

type ShownState = keyof typeof shownStates

export function RowTable({ byState, choice }: Props) {
  const [wanted, setWanted] = useState<ShownState>('change')
  const states = Object.keys(shownStates) as ShownState[]
  const filled = states.filter((state) => byState.has(state))
  const shown = byState.has(wanted) ? wanted : filled[0]
  if (!shown) return null
  const rows = byState.get(shown) ?? []

  return (
    <>
      <Box sx={{ display: 'flex' }}>
        <NativeSelect
          label="Show"
          value={shown}
          onChange={(value) => setWanted(states.find((state) => state === value) ?? 'change')}
        >
          {filled.map((state) => (
            <option key={state} value={state}>
              {`${shownStates[state]} (${formatNumber(byState.get(state)?.length ?? 0)})`}
            </option>
          ))}
        </NativeSelect>
      </Box>
      <DataTable
        label={shownStates[shown]}
        columns={columnsFor(shown, choice)}
        rows={rows.slice(0, maxShown)}
        rowKey={({ row }) => String(row.row)}
        empty={null}
      />
      {rows.length > maxShown && (
        <Typography>
          {`${formatNumber(rows.length - maxShown)} more rows are not shown.`}
        </Typography>
      )}
    </>
  )
}

function columnsFor(state: ShownState, { keys }: Choice): Column<ComparedRow>[] {
  const what: Column<ComparedRow> =
    state === 'change'
      ? {
          header: 'Change',
          breaks: true,
          cell: ({ differences }) => (
            <Lines
              lines={differences
                .filter(({ key }) => keys.has(key))
                .map(
                  ({ key, label, from, to }) =>
                    `${label}: ${showText(key, from)} → ${showText(key, to)}`,
                )}
            />
          ),
        }
      : {
          header: 'Price',
          cell: ({ added, product }) => {
            const price = product?.price ?? added?.price
            return price === undefined ? '' : formatDollars(price)
          },
        }
  return [
    { header: 'Row', cell: ({ row }) => formatNumber(row.row) },
    { header: 'Product', breaks: true, cell: ({ name, product }) => product?.product ?? name },
    { header: 'Found by', cell: ({ by }) => (by ? matchLabels[by] : 'New') },
    what,
    { header: 'Read as', breaks: true, cell: ({ normalised }) => <Lines lines={normalised} /> },
  ]
}

const Lines = ({ lines }: { lines: string[] }) => lines.map((line) => <div key={line}>{line}</div>)

function showText(key: string, text: string): string {
  if (key === 'price') return formatDollars(Number(text))
  return text === '' ? '(empty)' : text.length > 80 ? `${text.slice(0, 80)}…` : text
}
