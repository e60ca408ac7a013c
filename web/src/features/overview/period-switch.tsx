import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import { OverviewDays } from '@tech-house/api/contract/overview'

interface Props {
  days: OverviewDays
  onChange: (days: OverviewDays) => void
}

/** Switches between the periods. */
export function PeriodSwitch({ days, onChange }: Props) {
  return (
    <ToggleButtonGroup
      exclusive
      color="primary"
      aria-label="Period"
      value={days}
      onChange={(_event, chosen) => {
        // A click on the chosen button gives null.
        if (chosen !== null) onChange(chosen)
      }}
    >
      {OverviewDays.options.map((option) => (
        <ToggleButton key={option} value={option} sx={{ textTransform: 'none' }}>
          {option} days
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
