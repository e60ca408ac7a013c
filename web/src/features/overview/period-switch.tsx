import { Box, Button } from '@mui/material'
import { OverviewDays } from '@tech-house/api/contract/overview'

interface Props {
  days: OverviewDays
  onChange: (days: OverviewDays) => void
}

/** Switches between the periods. */
export function PeriodSwitch({ days, onChange }: Props) {
  return (
    <Box role="group" aria-label="Period" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {OverviewDays.options.map((option) => (
        <Button
          key={option}
          variant={option === days ? 'contained' : 'outlined'}
          aria-pressed={option === days}
          onClick={() => onChange(option)}
        >
          {option} days
        </Button>
      ))}
    </Box>
  )
}
