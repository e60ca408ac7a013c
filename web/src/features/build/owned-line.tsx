import CloseIcon from '@mui/icons-material/Close'
import { Box, Typography } from '@mui/material'
import type { AnyPart } from '@tech-house/api/parts/compatibility/part'
import { partVerdict } from '@tech-house/api/parts/compatibility/part-verdict'
import type { RuleVerdict } from '@tech-house/api/parts/compatibility/rules'
import type { Elements } from '#shared/ui/elements.ts'
import { IconButton } from '#shared/ui/icon-button.tsx'
import { FitLine } from './fit-line.tsx'

interface Props {
  part: AnyPart
  rules: RuleVerdict[]
  onRemove: () => void
  children: Elements
}

export function OwnedLine({ part, rules, onRemove, children }: Props) {
  const fit = partVerdict(part.id, rules)
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', pb: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.25, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{part.name}</Typography>
        <Typography variant="body2">You have this. It is not ordered.</Typography>
        {fit && <FitLine fit={fit} />}
        {children}
      </Box>
      <IconButton aria-label={`Remove ${part.name}`} onClick={onRemove}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  )
}
