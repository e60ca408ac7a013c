import { Box, Button, Paper, type Theme, Typography } from '@mui/material'
import type {
  BuildGoal,
  CompletedBuild,
  CompletedLine,
} from '@tech-house/api/contract/builds/build-completion'
import type { BuildLine } from '@tech-house/api/contract/builds/build-lines'
import { countOf, formatPrice } from '@tech-house/api/parts/format-number'
import { useId } from 'react'
import { sizes, tallViewport } from '#shared/theme/sizes.ts'
import { FitLine } from '../fit-line.tsx'
import { formatSpeed, slotLabel } from '../part-labels.ts'

interface Props {
  build: CompletedBuild
  others: CompletedBuild[]
  isReading: boolean
  onUse: (lines: BuildLine[]) => void
}

const goalLabels: Record<BuildGoal, string> = {
  cheapest: 'Cheapest',
  balanced: 'Balanced',
  best: 'Best',
}

/** Shown in each build, also if all have the same. */
const isDeciding = (part: CompletedLine['part']) =>
  part === 'processor' || part === 'graphics-card' || part === 'memory'

export function CompletedBuildCard({ build, others, isReading, onUse }: Props) {
  const headingId = useId()
  const { goals, total, goodFor, speed, verdict, lines, next } = build
  const isShared = ({ productId, part }: CompletedLine) =>
    !isDeciding(part) &&
    others.length > 1 &&
    others.every((other) => other.lines.some((line) => line.productId === productId))
  const shared = lines.filter(isShared)

  return (
    <Paper component="section" variant="outlined" aria-labelledby={headingId} sx={styles}>
      <div>
        <Typography id={headingId} variant="h5" component="h3">
          {new Intl.ListFormat('en').format(goals.map((goal) => goalLabels[goal]))}
        </Typography>
        <Typography>{goodFor}</Typography>
        {speed && <Typography variant="body2">{formatSpeed(speed)}</Typography>}
      </div>
      <FitLine fit={{ verdict, reasons: [] }} />
      <Lines lines={lines.filter((line) => !isShared(line))} />
      {shared.length > 0 && (
        <details>
          <summary>
            {`The same in ${others.length === 2 ? 'both' : `all ${others.length}`}: ${countOf(shared.length, 'part')}`}
          </summary>
          <Lines lines={shared} />
        </details>
      )}
      <Typography variant="body2">{next}</Typography>
      <Box sx={bar}>
        <Typography variant="h4" component="p" sx={{ color: 'primary.main' }}>
          {formatPrice(total)}
        </Typography>
        <Button
          variant="contained"
          loading={isReading}
          aria-describedby={headingId}
          onClick={() => onUse(lines.map(({ productId, quantity }) => ({ productId, quantity })))}
        >
          Use this build
        </Button>
      </Box>
    </Paper>
  )
}

function Lines({ lines }: { lines: CompletedLine[] }) {
  return (
    <ul>
      {lines.map(({ productId, product, part, ordered, total, reason }) => (
        <li key={productId}>
          <Typography variant="body2" component="span">
            {slotLabel(part)}
          </Typography>
          <Box component="span" sx={{ display: 'flex', gap: 1, fontWeight: 600 }}>
            <Box component="span" sx={{ flex: 1 }}>
              {ordered > 1 ? `${ordered} × ${product}` : product}
            </Box>
            <span>{formatPrice(total)}</span>
          </Box>
          <Typography variant="body2" component="span">
            {reason}
          </Typography>
        </li>
      ))}
    </ul>
  )
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  // Nothing shows in the padding of the dialog below it.
  [tallViewport]: { position: 'sticky', bottom: ({ spacing }: Theme) => spacing(-2.5), zIndex: 1 },
}

const styles = {
  display: 'grid',
  gap: 1.5,
  minWidth: 0,
  p: 2,
  borderRadius: 1.5,
  overflowWrap: 'anywhere',
  '& ul': { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 },
  '& li': { display: 'grid' },
  '& summary': {
    minHeight: sizes.touch,
    alignContent: 'center',
    fontWeight: 600,
    cursor: 'pointer',
  },
}
