import { Box, Typography } from '@mui/material'
import type { Verdict } from '@tech-house/api/parts/compatibility/reason'
import { VerdictIcon, verdicts } from './verdict-labels.tsx'

interface Props {
  fit: {
    verdict: Verdict
    reasons: readonly { text: string }[]
  }
}

export function FitLine({ fit: { verdict, reasons } }: Props) {
  const text = verdict === 'fits' ? undefined : reasons[0]?.text
  return (
    <Typography
      variant="body2"
      component="span"
      sx={{
        display: 'flex',
        gap: 0.75,
        alignItems: 'flex-start',
        textAlign: 'start',
        color: 'text.primary',
      }}
    >
      <VerdictIcon verdict={verdict} />
      <span>
        {verdict !== 'unknown' && (
          <Box component="span" sx={{ color: verdicts[verdict].color, fontWeight: 600 }}>
            {verdicts[verdict].label + (text ? ': ' : '')}
          </Box>
        )}
        <span>{text}</span>
      </span>
    </Typography>
  )
}
