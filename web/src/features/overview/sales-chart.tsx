import { Link } from '@mui/material'
import { useTheme } from '@mui/material/styles'
import { BarChart } from '@mui/x-charts/BarChart'
import { Link as RouterLink } from 'react-router-dom'
import { chartSizes } from '#shared/theme/chart-sizes.ts'
import { type Column, DataTable } from '#shared/ui/data-table.tsx'
import { barChartProps } from './bar-chart-props.ts'
import { ChartPanel } from './chart-panel.tsx'
import { toOrders } from './overview-links.ts'
import type { SalesPoint } from './sales-points.ts'

interface Props {
  title: string
  points: SalesPoint[]
  figureOf: (point: SalesPoint) => number
  format: (value: number) => string
  /** The value at an axis, where there is little room. */
  formatShort: (value: number) => string
}

/** One figure over time. */
export function SalesChart({ title, points, figureOf, format, formatShort }: Props) {
  const color = useTheme().vars?.palette.primary.main ?? 'currentColor'
  const values = points.map(figureOf)
  const best = points[values.indexOf(Math.max(...values))]
  const summary = best
    ? `${title}: ${points.length} bars, the highest is ${best.label} with ${format(figureOf(best))}`
    : title

  return (
    <ChartPanel
      title={title}
      summary={summary}
      chart={
        <BarChart
          {...barChartProps}
          height={chartSizes.height}
          series={[{ data: values, color, valueFormatter: (v) => format(v ?? 0) }]}
          xAxis={[{ data: points.map(({ label }) => label), scaleType: 'band' }]}
          yAxis={[{ valueFormatter: (v: number) => formatShort(v), width: chartSizes.axis }]}
          grid={{ horizontal: true }}
        />
      }
      table={
        <DataTable
          label={title}
          columns={columnsOf(title, figureOf, format)}
          rows={points.toReversed()}
          rowKey={({ from }) => from}
          empty={null}
        />
      }
    />
  )
}

function columnsOf(
  title: string,
  figureOf: Props['figureOf'],
  format: Props['format'],
): Column<SalesPoint>[] {
  return [
    {
      header: 'Period',
      cell: ({ label, from, to }) => (
        <Link component={RouterLink} to={toOrders({ from, to })} color="inherit">
          {label}
        </Link>
      ),
    },
    { header: title, cell: (point) => format(figureOf(point)) },
  ]
}
