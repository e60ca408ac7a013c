import { Alert, Button, Typography } from '@mui/material'
import { maxImportBatch } from '@tech-house/api/contract/catalog/import-limits'
import { countOf, formatNumber, formatPrice } from '@tech-house/api/parts/format-number'
import { productKeys } from '#shared/api/query-keys.ts'
import { toEditProduct, toTakeBack } from '#shared/paths.ts'
import { useSignedIn } from '#shared/session/use-signed-in.ts'
import type { Column } from '#shared/ui/data-table.tsx'
import { TextLink } from '#shared/ui/text-link.tsx'
import { useBatches } from '#shared/writes/use-batches.ts'
import { useSafeMutation } from '#shared/writes/use-safe-mutation.ts'
import { BatchRun, isDone } from '../import/batch-run.tsx'
import { FirstRows } from '../import/first-rows.tsx'
import { type PricePlan, type PriceRow, storedPlan, writePrices } from './price-plan.ts'

/** Reads the products when asked, so that the preview is of this moment. */
export function PricePreview({ plan }: { plan: (() => Promise<PricePlan>) | undefined }) {
  const planning = useSafeMutation({ mutationFn: async () => plan?.(), meta: { quiet: true } })

  if (planning.data) return <PriceRun plan={planning.data} />
  return (
    <>
      {planning.error && <Alert severity="error">{planning.error.message}</Alert>}
      <Button
        variant="contained"
        sx={{ justifySelf: 'start' }}
        disabled={!plan}
        loading={planning.isPending}
        onClick={() => planning.mutate()}
      >
        <span>Show old and new prices</span>
      </Button>
    </>
  )
}

/** Shows each old and new price, and changes them. */
export function PriceRun({ plan }: { plan: PricePlan }) {
  const { id, name, rows, unchanged, leftOut } = plan
  const stored = storedPlan(useSignedIn().email)
  const batches = useBatches({
    rows,
    nextBatch: (left) => left.slice(0, maxImportBatch),
    send: async (batch) => {
      if (batch[0] === rows[0]) stored.write(plan)
      const outcomes = await writePrices(plan, batch)
      if (batch.at(-1) === rows.at(-1)) stored.remove()
      return outcomes
    },
    changes: productKeys,
  })
  const { outcomes, isRunning } = batches
  const hasBegun = isRunning || outcomes.length > 0
  const refused = rows.flatMap((row, index) => {
    const problem = outcomes[index] ?? 'changed'
    return isDone(problem) ? [] : [{ ...row, problem }]
  })

  return (
    <>
      <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography role="status">
        {`To change: ${countOf(rows.length, 'price')}. Unchanged: ${formatNumber(unchanged)}. Left out: ${formatNumber(leftOut.length)}. ${hasBegun ? 'If it stops, open this page again in this tab, and go on.' : 'Nothing is written before you change them. Pending orders keep their price.'}`}
      </Typography>
      {rows.length > 0 && (
        <BatchRun
          batches={batches}
          label="Changed prices"
          start={`Change ${countOf(rows.length, 'price')}`}
          row="product"
        />
      )}
      {outcomes.length > 0 && !isRunning && (
        <TextLink to={toTakeBack(id)}>Take this change back</TextLink>
      )}
      <PriceTable label="Left out" rows={[...leftOut, ...refused]} />
      {!hasBegun && <PriceTable label="Prices to change" rows={rows} />}
    </>
  )
}

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
