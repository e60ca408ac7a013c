import { Box, Card, Typography } from '@mui/material'
import { useTheme } from '@mui/material/styles'
import { BarChart, barClasses } from '@mui/x-charts/BarChart'
import { axisClasses } from '@mui/x-charts/ChartsAxis'
import { useId } from 'react'
import { barMargin, chartSizes } from '#shared/theme/chart-sizes.ts'
import { sizes } from '#shared/theme/sizes.ts'
import { type Column, DataTable } from '#shared/ui/data-table.tsx'
import { TextLink } from '#shared/ui/text-link.tsx'

interface Bar {
  id: string
  label: string
  value: number
  to: string
}

interface Props<B extends Bar> {
  title: string
  /** The first is the oldest, or the highest of a ranking. */
  bars: B[]
  isRanking?: boolean
  format: (value: number) => string
  formatShort: (value: number) => string
  labels: string
  columns: Column<B>[]
}

export function BarPanel<B extends Bar>(props: Props<B>) {
  const headingId = useId()

  return (
    <Card component="section" aria-labelledby={headingId} sx={panel}>
      <Typography id={headingId} variant="h3" sx={{ mb: 1 }}>
        {props.title}
      </Typography>
      {props.bars.length > 0 ? <Bars {...props} /> : <Typography>{nothing}</Typography>}
    </Card>
  )
}

const nothing = 'Nothing was sold in this period.'

function Bars<B extends Bar>(props: Props<B>) {
  const { title, bars, isRanking = false, format, formatShort, labels, columns } = props
  const { palette } = useTheme().vars ?? {}
  const color = palette?.[isRanking ? 'secondary' : 'primary'].main ?? 'currentColor'

  return (
    <>
      <Box role="img" aria-label={summaryOf(title, bars, format)}>
        <BarChart
          series={[
            { data: bars.map(({ value }) => value), color, valueFormatter: (v) => format(v ?? 0) },
          ]}
          {...(isRanking ? rankingAxes : timeAxes)(bars, formatShort)}
          margin={barMargin}
          hideLegend
          skipAnimation
          disableKeyboardNavigation
          sx={forcedColors}
        />
      </Box>
      <details>
        <Box component="summary" sx={{ cursor: 'pointer', py: 1.5 }}>
          {`${title} as a table`}
        </Box>
        <DataTable
          label={title}
          columns={[{ header: labels, breaks: true, cell: labelOf }, ...columns]}
          rows={isRanking ? bars : bars.toReversed()}
          rowKey={({ id }) => id}
          empty={nothing}
        />
      </details>
    </>
  )
}

/** The chart in words, for screen readers. */
function summaryOf(title: string, bars: Bar[], format: Props<Bar>['format']): string {
  const [best] = bars.toSorted((one, other) => other.value - one.value)
  if (!best) return `${title}: nothing was sold`
  return `${title}: ${bars.length} bars, the highest is ${best.label} with ${format(best.value)}`
}

const labelOf = ({ label, to }: Bar) => <TextLink to={to}>{label}</TextLink>

/** The id keeps two bars of one label apart. */
const bandsOf = (bars: Bar[]) => ({
  data: bars.map(({ id }) => id),
  valueFormatter: (id: string) => bars.find((bar) => bar.id === id)?.label ?? id,
  scaleType: 'band' as const,
})

const timeAxes = (bars: Bar[], valueFormatter: Props<Bar>['formatShort']) => ({
  height: chartSizes.height,
  xAxis: [bandsOf(bars)],
  // Whole orders and cents.
  yAxis: [{ valueFormatter, width: chartSizes.axis, tickMinStep: 1 }],
  grid: { horizontal: true },
})

const rankingAxes = (bars: Bar[], valueFormatter: Props<Bar>['formatShort']) => ({
  layout: 'horizontal' as const,
  height: Math.max(chartSizes.height, bars.length * sizes.row),
  yAxis: [{ ...bandsOf(bars), width: chartSizes.names }],
  xAxis: [{ valueFormatter, tickNumber: 4 }],
  grid: { vertical: true },
})

const panel = { p: { xs: 2, sm: 3 }, minWidth: 0 }

// The bars keep their own colour, so they take the system's highlight.
const forcedColors = {
  '@media (forced-colors: active)': {
    [`& .${barClasses.element}`]: { fill: 'Highlight' },
    [`& .${axisClasses.line}, & .${axisClasses.tick}`]: { stroke: 'CanvasText' },
  },
}
