import { Box, Button, Typography } from '@mui/material'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { OverviewDays } from '@tech-house/api/contract/overview'
import { formatCents, formatNumber } from '@tech-house/api/parts/format-number'
import { useDeferredValue } from 'react'
import { useSearchParams } from 'react-router-dom'
import { formatDateTime } from '#shared/dates.ts'
import { BarPanel } from './bar-panel.tsx'
import { OverviewFigures } from './overview-figures.tsx'
import { toOrders } from './overview-links.ts'
import { overview } from './overview-queries.ts'
import { salesPoints } from './sales-points.ts'

const periodDays: OverviewDays[] = ['7', '30', '365']

export function ShopOverview() {
  const [params, setParams] = useSearchParams()
  const days = periodDays.find((option) => option === params.get('days')) ?? '30'
  const { data } = useSuspenseQuery(overview(useDeferredValue(days)))
  const [from = '', to = ''] = [data.days.at(0)?.day, data.days.at(-1)?.day]
  const periods = salesPoints(data.days).map((point) => ({
    ...point,
    id: point.from,
    to: toOrders({ from: point.from, to: point.to }),
  }))
  const products = data.topProducts.map(({ productId, product, revenueCents, pieces }) => ({
    id: productId,
    label: product,
    value: revenueCents,
    to: toOrders({ from, to, productId }),
    pieces,
  }))

  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Box role="group" aria-label="Period" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {periodDays.map((option) => (
            <Button
              key={option}
              variant={option === days ? 'contained' : 'outlined'}
              aria-pressed={option === days}
              onClick={() => setParams({ days: option }, { replace: true })}
            >
              <span>{`${option} days`}</span>
            </Button>
          ))}
        </Box>
        <Typography variant="body2">{`As of ${formatDateTime(data.asOf)}. Days are in UTC.`}</Typography>
      </Box>
      <OverviewFigures data={data} from={from} to={to} />
      <BarPanel
        title="Revenue"
        bars={periods.map((period) => ({ ...period, value: period.revenueCents }))}
        format={formatCents}
        labels="Period"
      />
      <BarPanel
        title="Orders"
        bars={periods.map((period) => ({ ...period, value: period.orders }))}
        format={formatNumber}
        labels="Period"
      />
      <BarPanel
        title="Top products"
        isRanking
        bars={products}
        format={formatCents}
        labels="Product"
        values="Revenue"
        columns={[{ header: 'Pieces', cell: ({ pieces }) => formatNumber(pieces) }]}
      />
      <Typography variant="body2">
        Each product of a purchase is an order of its own. It counts on the day it was placed, until
        it is cancelled or deleted. A refund counts on its own day.
      </Typography>
    </Box>
  )
}
