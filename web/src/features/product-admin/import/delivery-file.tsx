import { Box, Typography } from '@mui/material'
import { maxRestockLines } from '@tech-house/api/contract/catalog/restock'
import { countOf, formatNumber } from '@tech-house/api/parts/format-number'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { productKeys } from '#shared/api/query-keys.ts'
import type { Column } from '#shared/ui/tables/data-table.tsx'
import { useBatches } from '#shared/writes/use-batches.ts'
import { BatchRun } from './batch-run.tsx'
import { FirstRows } from './first-rows.tsx'
import { ProblemTable } from './problem-table.tsx'
import type { DeliveredProduct, Delivery } from './read-delivery.ts'

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
  const lines = products.map((line, index): Line => {
    const { available_quantity: stock } = line.product
    const preview = `${formatNumber(stock)} → ${formatNumber(stock + line.pieces)}`
    return { ...line, stock: hasBegun ? reasons[outcomes[index] ?? 'added'] : preview }
  })
  const shown = lines.filter(({ stock }) => stock !== undefined)

  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%' }}>
      <Typography role="status">
        {`To add: ${countOf(pieces, 'piece')} of ${countOf(products.length, 'product')}. Rows with problems: ${formatNumber(problems.length)}.${hasBegun ? '' : ' Nothing is written before you add it.'}`}
      </Typography>
      {products.length > 0 && (
        <BatchRun
          batches={batches}
          label="Products added to the stock"
          start={`Add ${countOf(pieces, 'piece')} to the stock`}
          row="product"
        />
      )}
      <ProblemTable problems={problems} />
      <FirstRows
        label={hasBegun ? 'Not added' : 'Delivered products'}
        columns={columns}
        rows={shown}
        rowKey={({ product }) => product._id}
      />
    </Box>
  )
}

interface Line extends DeliveredProduct {
  /** The stock before and after, or why it stays as it is; `undefined` for what was added. */
  stock: string | undefined
}

const columns: Column<Line>[] = [
  { header: 'Product', breaks: true, cell: ({ product }) => product.product },
  { header: 'Pieces', cell: ({ pieces }) => `+${formatNumber(pieces)}` },
  { header: 'Stock', cell: ({ stock }) => stock },
]

const reasons = {
  added: undefined,
  unchanged: undefined,
  differs: 'This delivery has added another number of pieces. Correct the stock by hand.',
  missing: 'The product was deleted or merged meanwhile.',
  refused: 'The stock may have at most 1,000,000 pieces.',
  failed: 'The shop was busy. Choose the file again: what is added stays as it is.',
}

/** Adds pieces to the stock. Sent again, the products of a delivery stay as they are. */
async function restock(delivery: string, delivered: DeliveredProduct[]) {
  const lines = delivered.map(({ product, pieces }) => ({ productId: product._id, pieces }))
  const { results } = await apiFetch('POST /products/restock', { body: { delivery, lines } })
  return results.map(({ outcome }) => outcome)
}
