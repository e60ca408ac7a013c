import { Box, Button, Typography } from '@mui/material'
import { useSuspenseQuery } from '@tanstack/react-query'
import { formatNumber } from '@tech-house/api/contract/format-number'
import { OverviewDays } from '@tech-house/api/contract/overview'
import { useDeferredValue } from 'react'
import { useSearchParams } from 'react-router-dom'
import { formatDateTime } from '#shared/dates.ts'
import { formatCents, formatShortCents } from './format-cents.ts'
import { OverviewFigures } from './overview-figures.tsx'
import { overview } from './overview-queries.ts'
import { SalesChart } from './sales-chart.tsx'
import { salesPoints } from './sales-points.ts'
import { TopProductsChart } from './top-products-chart.tsx'

/** Sales and stock of the shop, for a period in the URL. */
export function ShopOverview() {
  const [params, setParams] = useSearchParams()
  const days = OverviewDays.safeParse(params.get('days')).data ?? '30'
  // The figures stay until those of another period are there.
  const { data } = useSuspenseQuery(overview(useDeferredValue(days)))
  const points = salesPoints(data.days)
  const [from = '', to = ''] = [data.days.at(0)?.day, data.days.at(-1)?.day]

  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Box role="group" aria-label="Period" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {OverviewDays.options.map((option) => (
            <Button
              key={option}
              variant={option === days ? 'contained' : 'outlined'}
              aria-pressed={option === days}
              onClick={() => setParams({ days: option }, { replace: true })}
            >
              {option} days
            </Button>
          ))}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          As of {formatDateTime(data.asOf)}. Days are in UTC.
        </Typography>
      </Box>
      <OverviewFigures data={data} from={from} to={to} />
      <SalesChart
        title="Revenue"
        points={points}
        figureOf={({ revenueCents }) => revenueCents}
        format={formatCents}
        formatShort={formatShortCents}
      />
      <SalesChart
        title="Orders"
        points={points}
        figureOf={({ orders }) => orders}
        format={formatNumber}
        formatShort={formatNumber}
      />
      <TopProductsChart products={data.topProducts} from={from} to={to} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        An order counts on the day it was placed, until it is cancelled or deleted.
      </Typography>
    </Box>
  )
}
