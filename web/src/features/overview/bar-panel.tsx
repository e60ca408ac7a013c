import { Box, Card, Typography } from '@mui/material'
import { useId } from 'react'
import { sizes } from '#shared/theme/sizes.ts'
import { TextLink } from '#shared/ui/links/text-link.tsx'
import { type Column, DataTable } from '#shared/ui/tables/data-table.tsx'

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
  labels: string
  /** By default the title. */
  values?: string
  columns?: Column<B>[]
}

export function BarPanel<B extends Bar>({ labels, values, columns = [], ...chart }: Props<B>) {
  const headingId = useId()
  const { title, bars, isRanking, format } = chart

  return (
    <Card component="section" aria-labelledby={headingId} sx={panel}>
      <Typography id={headingId} variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {bars.length === 0 ? (
        <Typography>{nothing}</Typography>
      ) : (
        <>
          <Chart {...chart} />
          <details>
            <Box component="summary" sx={{ cursor: 'pointer', py: 1.5 }}>
              {`${title} as a table`}
            </Box>
            <DataTable
              label={title}
              columns={[
                { header: labels, breaks: true, cell: barLink },
                { header: values ?? title, cell: ({ value }) => format(value) },
                ...columns,
              ]}
              rows={isRanking ? bars : bars.toReversed()}
              rowKey={({ id }) => id}
              empty={nothing}
            />
          </details>
        </>
      )}
    </Card>
  )
}

const nothing = 'Nothing was sold in this period.'

/** The most labels below the columns of a phone's width. */
const maxLabels = 5

type ChartProps = Pick<Props<Bar>, 'title' | 'bars' | 'isRanking' | 'format'>

function Chart({ title, bars, isRanking = false, format }: ChartProps) {
  const best = bars.reduce((one, other) => (other.value > one.value ? other : one))
  const most = Math.max(1, best.value)
  // For screen readers.
  const summary = `${title}: ${bars.length} bars, the highest is ${best.label} with ${format(best.value)}`
  const step = Math.ceil(bars.length / maxLabels)
  const isLabelled = (index: number) => index % step === 0 && index + step <= bars.length

  return (
    <Box role="img" aria-label={summary} sx={isRanking ? ranking : timeline}>
      {!isRanking && <small>{format(best.value)}</small>}
      {bars.map(({ id, label, value }, index) => (
        <div key={id} title={`${label}: ${format(value)}`}>
          {(isRanking || isLabelled(index)) && <span>{label}</span>}
          <i
            style={{ [isRanking ? 'width' : 'height']: `${(100 * Math.max(0, value)) / most}%` }}
          />
          {isRanking && <small>{format(value)}</small>}
        </div>
      ))}
    </Box>
  )
}

const barLink = ({ label, to }: Bar) => <TextLink to={to}>{label}</TextLink>

const panel = { p: { xs: 2, sm: 3 }, minWidth: 0 }

// Bars keep their colour in forced colours and on paper.
const bar = { forcedColorAdjust: 'none', printColorAdjust: 'exact' }

const timeline = {
  position: 'relative',
  display: 'flex',
  alignItems: 'end',
  height: sizes.chart,
  my: 4,
  borderTop: 1,
  borderBottom: 1,
  borderColor: 'divider',
  '& > small': { position: 'absolute', bottom: '100%' },
  '& div': { flex: 1, height: '100%', display: 'flex', alignItems: 'end', px: 0.125 },
  '& span': { position: 'absolute', top: '100%' },
  '& i': { ...bar, width: '100%', bgcolor: 'primary.main' },
  typography: 'body2',
}

const ranking = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  gap: 1.5,
  alignItems: 'center',
  '& div': { display: 'contents' },
  '& span': { overflowWrap: 'anywhere' },
  '& i': { ...bar, height: sizes.figureBar, bgcolor: 'secondary.main' },
  typography: 'caption',
}
