import { Box, Typography } from '@mui/material'
import {
  type SpecificationKind,
  specificationKinds,
} from '@tech-house/api/parts/specifications/specification-kinds'
import { NativeSelect } from '#shared/ui/native-select.tsx'
import { type Column, DataTable } from '#shared/ui/tables/data-table.tsx'
import { productColumns } from '../product-columns.ts'
import { cellText, type Table } from './read-rows.ts'
import { type Assignment, columnLabel } from './suggest-columns.ts'

interface Props {
  table: Table
  assignment: Assignment
  onAssign: (assignment: Assignment) => void
}

/** The columns of a file, and the field that each is assigned to. */
export function ColumnTable({ table, assignment, onAssign }: Props) {
  const columns: Column<number>[] = [
    { header: 'Column', cell: (index) => columnLabel(table, index) },
    { header: 'Examples', breaks: true, cell: (index) => examplesOf(table, index) },
    {
      header: 'Assigned to',
      cell: (index) => (
        <NativeSelect
          label={`${columnLabel(table, index)} is assigned to`}
          hidesLabel
          value={assignment[index] ?? ''}
          onChange={(key) => onAssign(assignment.with(index, key))}
        >
          <option value="">Not imported</option>
          <FieldOptions />
        </NativeSelect>
      ),
    },
  ]

  return (
    <>
      <Typography component="h3" variant="h6">
        Columns of the file
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        <DataTable
          label="Columns of the file"
          columns={columns}
          rows={table.headings.map((_heading, index) => index)}
          rowKey={String}
          empty={null}
        />
      </Box>
    </>
  )
}

function examplesOf({ rows }: Table, index: number): string {
  const texts = new Set(rows.map(({ cells }) => cellText(cells[index]).trim().slice(0, 40)))
  return [...texts].filter(Boolean).slice(0, 3).join(', ')
}

const groupOf = ([kind]: readonly SpecificationKind[] = []) =>
  kind ? specificationKinds[kind].label : 'Product'

/** A specification of several kinds is in the group of the first. Made once, for many columns. */
const fieldOptions = [...Map.groupBy(productColumns, ({ kinds }) => groupOf(kinds))].map(
  ([group, columns]) => (
    <optgroup key={group} label={group}>
      {columns.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </optgroup>
  ),
)

const FieldOptions = () => fieldOptions
