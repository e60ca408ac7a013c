import { Box, Typography } from '@mui/material'
import { maxRestockLines } from '@tech-house/api/contract/catalog/restock'
import { countOf, formatNumber } from '@tech-house/api/contract/format-number'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { productKeys } from '#shared/api/query-keys.ts'
import { type Column, DataTable } from '#shared/ui/data-table.tsx'
import { useBatches } from '#shared/writes/use-batches.ts'
import { BatchRun } from './batch-run.tsx'
import { ProblemTable } from './problem-table.tsx'
import type { DeliveredProduct, Delivery } from './read-delivery.ts'

/** The preview of a delivery, its addition to the stock, and what was not added. */
export function DeliveryFile({ delivery, products, problems }: Delivery & { delivery: string }) {
  const batches = useBatches({
    rows: products,
    nextBatch: (lines) => lines.slice(0, maxRestockLines),
    send: (lines) => restock(delivery, lines),
    changes: productKeys,
  })
  const { outcomes, isRunning } = batches
  const pieces = products.reduce((sum, line) => sum + line.pieces, 0)
  const hasBegun = isRunning || outcomes.length > 0
  const others = products.flatMap((line, index): NotAdded[] => {
    const reason = reasons[outcomes[index] ?? 'added']
    return reason ? [{ ...line, reason }] : []
  })

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
          label="Products added to the stock"
          start={`Add ${countOf(pieces, 'piece')} to the stock`}
          row="product"
        />
      )}
      <DataTable
        label="Not added"
        columns={otherColumns}
        rows={others}
        rowKey={({ product }) => product._id}
        empty={null}
      />
      <ProblemTable problems={problems} />
      {!hasBegun && (
        <DataTable
          label="Delivered products"
          columns={productColumns}
          rows={products.slice(0, maxShown)}
          rowKey={({ product }) => product._id}
          empty={null}
        />
      )}
      {!hasBegun && products.length > maxShown && (
        <Typography>Only the first {maxShown} products are shown.</Typography>
      )}
    </Box>
  )
}

const maxShown = 200

const nameColumn = {
  header: 'Product',
  cell: ({ product }: DeliveredProduct) => (
    <Box sx={{ overflowWrap: 'anywhere' }}>{product.product}</Box>
  ),
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

interface NotAdded extends DeliveredProduct {
  reason: string
}

const otherColumns: Column<NotAdded>[] = [
  nameColumn,
  piecesColumn,
  { header: 'Reason', cell: ({ reason }) => reason },
]

/** Why pieces were not added. */
const reasons = {
  added: undefined,
  unchanged: undefined,
  differs: 'This delivery has added another number of pieces. Correct the stock by hand.',
  missing: 'The product was deleted meanwhile.',
  refused: 'The stock may have at most 1,000,000 pieces.',
  failed: 'The shop was busy. Choose the file again: what is added stays as it is.',
}

/** Adds pieces to the stock. Sent again, the products of a delivery stay as they are. */
async function restock(delivery: string, delivered: DeliveredProduct[]) {
  const lines = delivered.map(({ product, pieces }) => ({ productId: product._id, pieces }))
  const { results } = await apiFetch('POST /products/restock', { body: { delivery, lines } })
  const outcomes = new Map(results.map(({ productId, outcome }) => [productId, outcome]))
  return lines.map(({ productId }) => outcomes.get(productId) ?? 'failed')
}
