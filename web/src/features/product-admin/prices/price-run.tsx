import { Box, Button, Typography } from '@mui/material'
import { maxImportBatch } from '@tech-house/api/contract/catalog/import-limits'
import { countOf, formatNumber, formatPrice } from '@tech-house/api/parts/format-number'
import { productKeys } from '#shared/api/query-keys.ts'
import { formatDateTime } from '#shared/dates.ts'
import { toEditProduct, toPriceHistory } from '#shared/paths.ts'
import { useMay } from '#shared/session/use-may.ts'
import { TextLink } from '#shared/ui/links/text-link.tsx'
import type { Column } from '#shared/ui/tables/data-table.tsx'
import { useBatches } from '#shared/writes/use-batches.ts'
import { BatchRun, isDone } from '../import/batch-run.tsx'
import { FirstRows } from '../import/first-rows.tsx'
import { type PricePlan, type PriceRow, type storedPlan, writePrices } from './price-plan.ts'

interface Props {
  plan: PricePlan
  stored: ReturnType<typeof storedPlan>
  onClose: () => void
}

/** Shows each old and new price, and changes them. */
export function PriceRun({ plan, stored, onClose }: Props) {
  const { id, name, rows, unchanged, leftOut, reduction } = plan
  const batches = useBatches({
    rows,
    nextBatch: (left) => left.slice(0, maxImportBatch),
    send: async (batch) => {
      if (batch[0] === rows[0]) stored.write({ ...plan, hasBegun: true })
      const outcomes = await writePrices(plan, batch)
      if (batch.at(-1) === rows.at(-1)) stored.remove()
      return outcomes
    },
    changes: productKeys,
  })
  const { outcomes, isRunning } = batches
  const canOpenActivity = useMay('admin')
  const hasBegun = plan.hasBegun || isRunning || outcomes.length > 0
  const refused = rows.flatMap((row, index) => {
    const problem = outcomes[index] ?? 'changed'
    return isDone(problem) ? [] : [{ ...row, problem }]
  })

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      {reduction && <Typography>{describePeriod(reduction)}</Typography>}
      <Typography role="status">
        {`To change: ${countOf(rows.length, 'price')}. Unchanged: ${formatNumber(unchanged)}. Left out: ${formatNumber(leftOut.length)}. ${hasBegun ? 'If it stops, open this page again in this tab, and go on.' : 'Nothing is written before you change them. Pending orders keep their price.'}`}
      </Typography>
      {rows.length > 0 && (
        <BatchRun
          batches={batches}
          label="Changed prices"
          start={`${plan.hasBegun ? 'Go on with' : 'Change'} ${countOf(rows.length, 'price')}`}
          row="product"
        />
      )}
      {canOpenActivity && outcomes.length > 0 && (
        <TextLink to={toPriceHistory(id)}>See it in Activity</TextLink>
      )}
      <Button disabled={isRunning} onClick={onClose} sx={{ justifySelf: 'start' }}>
        <span>{hasBegun ? 'Start another' : 'Back'}</span>
      </Button>
      <PriceTable label="Left out" rows={[...leftOut, ...refused]} />
      {!hasBegun && <PriceTable label="Prices to change" rows={rows} />}
    </Box>
  )
}

const describePeriod = ({ from, until }: NonNullable<PricePlan['reduction']>) =>
  `Announced as reductions, from ${from ? formatDateTime(from) : 'now'} until ${until ? formatDateTime(until) : 'they are taken back'}.`

const PriceTable = ({ label, rows }: { label: string; rows: PriceRow[] }) => (
  <FirstRows label={label} columns={columns} rows={rows} rowKey={({ productId }) => productId} />
)

const columns: Column<PriceRow>[] = [
  {
    header: 'Product',
    breaks: true,
    cell: ({ productId, product }) => <TextLink to={toEditProduct(productId)}>{product}</TextLink>,
  },
  { header: 'Price', cell: ({ from, to }) => `${formatPrice(from)} → ${formatPrice(to)}` },
  { header: 'Problem', breaks: true, cell: ({ problem }) => problem },
]
