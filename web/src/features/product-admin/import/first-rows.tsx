import { Typography } from '@mui/material'
import { formatNumber } from '@tech-house/api/parts/format-number'
import type { ComponentProps } from 'react'
import { DataTable } from '#shared/ui/tables/data-table.tsx'

const maxShown = 200

type Props<Row> = Omit<ComponentProps<typeof DataTable<Row>>, 'empty'>

/** A table of the first rows, as a page of thousands would be slow. */
export function FirstRows<Row>({ rows, ...table }: Props<Row>) {
  const hidden = rows.length - maxShown

  return (
    <>
      <DataTable {...table} rows={rows.slice(0, maxShown)} empty={null} />
      {hidden > 0 && <Typography>{`${formatNumber(hidden)} more rows are not shown.`}</Typography>}
    </>
  )
}
