import { Link } from '@mui/material'
import { useTheme } from '@mui/material/styles'
import { BarChart } from '@mui/x-charts/BarChart'
import { formatNumber } from '@tech-house/api/contract/format-number'
import type { Overview } from '@tech-house/api/contract/overview'
import { Link as RouterLink } from 'react-router-dom'
import { chartSizes } from '#shared/theme/chart-sizes.ts'
import { sizes } from '#shared/theme/sizes.ts'
import { type Column, DataTable } from '#shared/ui/data-table.tsx'
import { barChartProps } from './bar-chart-props.ts'
import { ChartPanel } from './chart-panel.tsx'
import { formatCents, formatShortCents } from './format-cents.ts'
import { toOrders } from './overview-links.ts'

type TopProduct = Overview['topProducts'][number]

interface Props {
  products: TopProduct[]
  from: string
  to: string
}

/** The products with the highest revenue of the period. */
export function TopProductsChart({ products, from, to }: Props) {
  const color = useTheme().vars?.palette.secondary.main ?? 'currentColor'
  const [best] = products
  const columns: Column<TopProduct>[] = [
    {
      header: 'Product',
      cell: ({ product, productId }) => (
        <Link
          component={RouterLink}
          to={toOrders({ from, to, productId })}
          color="inherit"
          sx={{ overflowWrap: 'anywhere' }}
        >
          {product}
        </Link>
      ),
    },
    { header: 'Revenue', cell: ({ revenueCents }) => formatCents(revenueCents) },
    { header: 'Pieces', cell: ({ pieces }) => formatNumber(pieces) },
  ]

  return (
    <ChartPanel
      title="Top products"
      summary={
        best
          ? `Top products: ${products.length} bars, the highest is ${best.product} with ${formatCents(best.revenueCents)}`
          : 'Top products: nothing was sold'
      }
      chart={
        <BarChart
          {...barChartProps}
          layout="horizontal"
          height={Math.max(chartSizes.height, products.length * sizes.row)}
          series={[
            {
              data: products.map(({ revenueCents }) => revenueCents),
              color,
              valueFormatter: (value) => formatCents(value ?? 0),
            },
          ]}
          yAxis={[
            {
              // The id keeps two products of one name apart.
              data: products.map(({ productId }) => productId),
              valueFormatter: (id: string) =>
                products.find(({ productId }) => productId === id)?.product ?? id,
              scaleType: 'band',
              width: chartSizes.names,
            },
          ]}
          xAxis={[{ valueFormatter: formatShortCents, tickNumber: 4 }]}
          grid={{ vertical: true }}
        />
      }
      table={
        <DataTable
          label="Top products"
          columns={columns}
          rows={products}
          rowKey={({ productId }) => productId}
          empty="Nothing was sold in this period."
        />
      }
    />
  )
}
