import { Button, Paper, Typography } from '@mui/material'
import type { RuleVerdict } from '@tech-house/api/contract/compatibility/check-build'
import { worstOf } from '@tech-house/api/contract/compatibility/reason'
import { formatDollars } from '@tech-house/api/contract/format-number'
import { type ChosenPart, totalOf } from './chosen-parts.ts'
import { VerdictIcon } from './verdict-labels.tsx'

interface Props {
  chosen: ChosenPart[]
  rules: RuleVerdict[]
  onShow: () => void
}

/** Total and verdict on a phone, where the summary is below all parts. */
export function BuildBar({ chosen, rules, onShow }: Props) {
  const verdict = worstOf(rules)

  return (
    <Paper variant="outlined" sx={styles}>
      {verdict && <VerdictIcon verdict={verdict} />}
      <Typography sx={{ fontWeight: 600, mr: 'auto' }}>{formatDollars(totalOf(chosen))}</Typography>
      <Button size="small" onClick={onShow}>
        Does it fit?
      </Button>
    </Paper>
  )
}

const styles = {
  display: { xs: 'flex', md: 'none' },
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 0.5,
}
