import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ProductPrices } from '@tech-house/api/contract/catalog/product-prices'
import { formatPrice } from '@tech-house/api/parts/format-number'
import { useId } from 'react'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { formatDate } from '#shared/dates.ts'
import { sizes } from '#shared/theme/sizes.ts'
import { type Column, DataTable } from '#shared/ui/tables/data-table.tsx'

type Entry = ProductPrices['prices'][number]

/** The prices of a product over time; for staff also those of a draft. */
export default function PriceHistory({ id, isDraft = false }: { id: string; isDraft?: boolean }) {
  const headingId = useId()
  const { data } = useQuery({
    queryKey: [...queryKeys.product, id, 'prices'],
    queryFn: ({ signal }) => {
      const request = { params: { id }, signal }
      return isDraft
        ? apiFetch('GET /product/:id/prices?view=admin', request)
        : apiFetch('GET /product/:id/prices', request)
    },
  })
  if (!data) return <Box sx={{ minHeight: sizes.chart }} />
  const { prices, lowestPrice } = data
  if (prices.length === 0) return null

  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} variant="h3" sx={{ mb: 1 }}>
        Price history
      </Typography>
      {lowestPrice !== undefined && (
        <Typography>{`Lowest price of the last 30 days: ${formatPrice(lowestPrice)}`}</Typography>
      )}
      <Chart prices={prices} />
      <details>
        <Box component="summary" sx={{ cursor: 'pointer', py: 1.5 }}>
          Price history as a table
        </Box>
        <DataTable
          label="Price history"
          columns={columns}
          rows={prices.toReversed()}
          rowKey={({ at }) => at}
          empty=""
        />
      </details>
    </Box>
  )
}

const priceText = ({ price, offered }: Entry) =>
  [price !== undefined && formatPrice(price), !offered && 'not offered'].filter(Boolean).join(', ')

const columns: Column<Entry>[] = [
  { header: 'Since', cell: ({ at }) => formatDate(at) },
  { header: 'Price', cell: priceText },
]

const height = 100

/** Steps from the first price until now, above zero; a gap where it was not offered. */
function Chart({ prices }: Pick<ProductPrices, 'prices'>) {
  const offered = prices.flatMap(({ price, offered }) => (offered && price) || [])
  const [highest, lowest] = [Math.max(...offered, 0), Math.min(...offered)]
  if (highest === 0) return null
  const times = [...prices.map(({ at }) => Date.parse(at)), Date.now()]
  const [start = 0, end = 1] = [times[0], times.at(-1)]
  const xOf = (time = end) => (height * (time - start)) / Math.max(1, end - start)
  const path = prices.map(({ price = 0, offered }, n) => {
    if (!offered) return ''
    const y = height - (height * price) / highest
    const isConnected = prices[n - 1]?.offered
    return `${isConnected ? `V${y}` : `M${xOf(times[n])} ${y}`}H${xOf(times[n + 1])}`
  })
  const since = formatDate(new Date(start).toISOString())
  const summary = `Prices since ${since}: the lowest is ${formatPrice(lowest)}, the highest ${formatPrice(highest)}`

  return (
    <Box sx={styles}>
      <span>{formatPrice(highest)}</span>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={summary}>
        <path d={path.join('')} />
      </svg>
      <div>
        <span>{since}</span>
        <span>Today</span>
      </div>
    </Box>
  )
}

const styles = {
  typography: 'body2',
  my: 1.5,
  '& svg': {
    display: 'block',
    width: '100%',
    height: sizes.chart / 2,
    overflow: 'visible',
    borderTop: 1,
    borderBottom: 1,
    borderColor: 'divider',
    color: 'primary.main',
  },
  '& path': {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    vectorEffect: 'non-scaling-stroke',
  },
  '& div': { display: 'flex', justifyContent: 'space-between' },
}
