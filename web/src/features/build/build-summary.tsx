import { Box, Button, LinearProgress, Typography } from '@mui/material'
import { type AnyPart, type Build, buildOf } from '@tech-house/api/parts/compatibility/part'
import { loadOf } from '@tech-house/api/parts/compatibility/power'
import { type Verdict, worstOf } from '@tech-house/api/parts/compatibility/reason'
import type { RuleVerdict } from '@tech-house/api/parts/compatibility/rules'
import { emptySlots } from '@tech-house/api/parts/compatibility/slots'
import { countOf, formatNumber } from '@tech-house/api/parts/format-number'
import { CopyLink } from '#shared/ui/links/copy-link.tsx'
import { slotLabel } from './part-labels.ts'
import { VerdictIcon } from './verdict-labels.tsx'
import { VerdictList } from './verdict-list.tsx'

interface Props {
  parts: AnyPart[]
  rules: RuleVerdict[]
  onClear: () => void
}

export function BuildSummary({ parts, rules, onClear }: Props) {
  const verdict = worstOf(rules)
  const build = buildOf(parts)
  const empty = emptySlots(build)

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Power build={build} />
      <Typography role="status" sx={{ display: 'flex', gap: 1, fontWeight: 600 }}>
        {verdict && <VerdictIcon verdict={verdict} />}
        <span>{headline(rules)}</span>
      </Typography>
      {parts.length > 0 && empty.length > 0 && (
        <Typography variant="body2">
          {`Still to choose: ${empty.map(slotLabel).join(', ')}`}
        </Typography>
      )}
      <VerdictList rules={rules} />
      {parts.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <CopyLink what="build" />
          <Button color="inherit" onClick={onClear}>
            Remove all
          </Button>
        </Box>
      )}
    </Box>
  )
}

function headline(rules: RuleVerdict[]): string {
  const count = (verdict: Verdict) => rules.filter((rule) => rule.verdict === verdict).length
  const [unfit, unknown, notes] = [count('does-not-fit'), count('unknown'), count('fits-with-note')]
  if (unfit > 0) return unfit === 1 ? '1 thing does not fit' : `${unfit} things do not fit`
  if (unknown > 0) {
    const verb = unknown === 1 ? 'is' : 'are'
    return `Nothing is wrong, but ${unknown} of ${rules.length} ${verb} not known`
  }
  if (notes > 0) return `All fits, with ${countOf(notes, 'note')}`
  return rules.length > 0 ? 'All fits' : 'Nothing to compare yet'
}

function Power({ build }: { build: Build }) {
  const load = loadOf(build)
  const supply = build['power-supply'][0]?.specs.watts
  if (build.processor.length + build['graphics-card'].length === 0) return null
  const text = `${load.isComplete ? '' : 'At least '}${formatNumber(load.watts)} W`

  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Typography>
        Estimated power: <strong>{text}</strong>
        <span>{supply && ` of ${formatNumber(supply)} W`}</span>
      </Typography>
      {supply && (
        <LinearProgress
          variant="determinate"
          aria-label="Load of the power supply"
          color={load.watts > supply ? 'error' : 'primary'}
          value={Math.min(100, (load.watts / supply) * 100)}
        />
      )}
    </Box>
  )
}
