import ContentCopyOutlinedIcon from '@mui/icons-material/ContentCopyOutlined'
import { Box, Button, LinearProgress, Typography } from '@mui/material'
import type { RuleVerdict } from '@tech-house/api/contract/compatibility/check-build'
import { buildOf } from '@tech-house/api/contract/compatibility/part'
import { loadOf } from '@tech-house/api/contract/compatibility/power'
import { worstOf } from '@tech-house/api/contract/compatibility/reason'
import { formatDollars, formatNumber } from '@tech-house/api/contract/format-number'
import { toastError, toastSuccess } from '#shared/toast.ts'
import { type ChosenPart, totalOf } from './chosen-parts.ts'
import { headline } from './headline.ts'
import { VerdictIcon } from './verdict-labels.tsx'
import { VerdictList } from './verdict-list.tsx'

interface Props {
  chosen: ChosenPart[]
  rules: RuleVerdict[]
  /** The path of this build. */
  path: string
  onClear: () => void
}

/** Price, power and verdicts of the build. */
export function BuildSummary({ chosen, rules, path, onClear }: Props) {
  const verdict = worstOf(rules)

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(`${window.location.origin}${path}`)
      void toastSuccess('The link to this build is copied')
    } catch {
      void toastError('The link could not be copied. Please copy it from the address bar.')
    }
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between' }}>
        <Typography component="h2" variant="h4">
          Total
        </Typography>
        <Typography variant="h3" component="p" sx={{ color: 'primary.main' }}>
          {formatDollars(totalOf(chosen))}
        </Typography>
      </Box>
      <Power chosen={chosen} />
      <Typography role="status" sx={{ display: 'flex', gap: 1, fontWeight: 600 }}>
        {verdict && <VerdictIcon verdict={verdict} />}
        {headline(rules)}
      </Typography>
      <VerdictList rules={rules} />
      {chosen.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<ContentCopyOutlinedIcon />}
            onClick={copyLink}
          >
            Copy link
          </Button>
          <Button color="inherit" onClick={onClear}>
            Remove all
          </Button>
        </Box>
      )}
    </Box>
  )
}

/** The estimated load beside what the supply has. */
function Power({ chosen }: { chosen: ChosenPart[] }) {
  const build = buildOf(chosen.map(({ part }) => part))
  const load = loadOf(build)
  const supply = build['power-supply'][0]?.specs.watts
  if (build.processor.length + build['graphics-card'].length === 0) return null
  const text = `${load.isComplete ? '' : 'At least '}${formatNumber(load.watts)} W`

  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Typography>
        Estimated power: <strong>{text}</strong>
        {supply && ` of ${formatNumber(supply)} W`}
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
