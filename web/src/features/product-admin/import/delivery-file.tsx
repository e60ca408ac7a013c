import { Box, Typography } from '@mui/material'
import { countOf, formatNumber } from '@tech-house/api/contract/format-number'
import { type Column, DataTable } from '#shared/ui/data-table.tsx'
import { BatchRun } from './batch-run.tsx'
import type { DeliveredProduct, Delivery, DeliveryProblem } from './read-delivery.ts'
import { type RestockProgress, useRestock } from './use-restock.ts'

/** The preview of a delivery, its addition to the stock, and what was not added. */
export function DeliveryFile({ delivery, products, problems }: Delivery & { delivery: string }) {
  const batches = useRestock(delivery, products)
  const { progress, state } = batches
  const pieces = products.reduce((sum, line) => sum + line.pieces, 0)
  const hasBegun = state !== 'waiting' || progress.done > 0

  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%' }}>
      <Typography role="status">
        To add: {countOf(pieces, 'piece')} of {countOf(products.length, 'product')}. Rows with
        problems: {formatNumber(problems.length)}.
        {!hasBegun && ' Nothing is written before you add it.'}
      </Typography>
      {products.length > 0 && (
        <BatchRun
          batches={batches}
          total={products.length}
          label="Products added to the stock"
          start={`Add ${countOf(pieces, 'piece')} to the stock`}
          text={progressText(progress, products.length)}
        />
      )}
      {progress.others.length > 0 && (
        <DataTable
          label="Not added"
          columns={otherColumns}
          rows={progress.others}
          rowKey={({ product }) => product._id}
          empty={null}
        />
      )}
      {problems.length > 0 && (
        <DataTable
          label="Problems"
          columns={problemColumns}
          rows={problems.slice(0, shownRows)}
          rowKey={({ row }) => String(row)}
          empty={null}
        />
      )}
      {!hasBegun && products.length > 0 && (
        <DataTable
          label="Delivered products"
          columns={productColumns}
          rows={products.slice(0, shownRows)}
          rowKey={({ product }) => product._id}
          empty={null}
        />
      )}
      {Math.max(products.length, problems.length) > shownRows && (
        <Typography>Only the first {shownRows} rows are shown.</Typography>
      )}
    </Box>
  )
}

const shownRows = 200

const anywhere = { overflowWrap: 'anywhere' }

const nameColumn = {
  header: 'Product',
  cell: ({ product }: DeliveredProduct) => <Box sx={anywhere}>{product.product}</Box>,
}

const piecesColumn = {
  header: 'Pieces',
  cell: ({ pieces }: DeliveredProduct) => `+${formatNumber(pieces)}`,
}

const productColumns: Column<DeliveredProduct>[] = [
  nameColumn,
  piecesColumn,
  {
    header: 'Stock',
    cell: ({ product: { available_quantity: stock }, pieces }) =>
      `${formatNumber(stock)} → ${formatNumber(stock + pieces)}`,
  },
]

const reasons: Record<RestockProgress['others'][number]['outcome'], string> = {
  differs: 'This delivery has added another number of pieces. Correct the stock by hand.',
  missing: 'The product was deleted meanwhile.',
  refused: 'The stock may have at most 1,000,000 pieces.',
  failed: 'The shop was busy. Choose the file again: what is added stays as it is.',
}

const otherColumns: Column<RestockProgress['others'][number]>[] = [
  nameColumn,
  piecesColumn,
  { header: 'Reason', cell: ({ outcome }) => reasons[outcome] },
]

const problemColumns: Column<DeliveryProblem>[] = [
  { header: 'Row', cell: ({ row }) => formatNumber(row) },
  { header: 'Value', cell: ({ value }) => <Box sx={anywhere}>{value}</Box> },
  { header: 'Problem', cell: ({ problem }) => problem },
]

function progressText({ done, added, known, others }: RestockProgress, total: number): string {
  const parts = [
    `${formatNumber(done)} of ${countOf(total, 'product')} done: ${formatNumber(added)} added`,
    known > 0 && `${formatNumber(known)} added before by this delivery`,
    others.length > 0 && `${formatNumber(others.length)} not added`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}
