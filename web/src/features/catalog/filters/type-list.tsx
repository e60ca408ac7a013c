import { Box } from '@mui/material'
import { formatNumber } from '@tech-house/api/parts/format-number'
import { sizes } from '#shared/theme/sizes.ts'

interface Props {
  types: { value: string; count?: number }[]
  chosen: string
  onChoose: (type: string) => void
}

/** The types with results. On a phone one line that scrolls sideways, because six lines would push the products down. */
export function TypeList({ types, chosen, onChoose }: Props) {
  const shown = types.filter(({ value, count }) => count !== 0 || value === chosen)
  return (
    <Box role="group" aria-label="Type" className={chosen && 'chosen'} sx={styles}>
      {[{ value: '', count: undefined }, ...shown].map(({ value, count }) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen === value}
          onClick={() => onChoose(value)}
        >
          <span>{value || 'All types'}</span>{' '}
          {count !== undefined && <span>{formatNumber(count)}</span>}
        </button>
      ))}
    </Box>
  )
}

const styles = {
  display: 'flex',
  flexDirection: { md: 'column' },
  gap: { xs: 1, md: 0.25 },
  // The padding keeps the focus ring visible; the negative margin compensates for it.
  p: 0.5,
  m: -0.5,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  '& button': {
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: { xs: sizes.touch, md: sizes.row },
    px: { xs: 1.75, md: 1.25 },
    typography: 'body2',
    fontWeight: { xs: 600, md: 400 },
    textAlign: 'start',
    color: 'text.primary',
    bgcolor: { xs: 'background.paper', md: 'transparent' },
    border: 1,
    borderColor: { xs: 'divider', md: 'transparent' },
    borderRadius: 1,
    cursor: 'pointer',
    transition: 'background-color 120ms, border-color 120ms',
    '&:hover': { borderColor: 'text.disabled' },
    '&:active': { opacity: 0.8 },
  },
  '& [aria-pressed="true"]': {
    fontWeight: 600,
    color: { xs: 'primary.contrastText', md: 'primary.main' },
    bgcolor: { xs: 'primary.main', md: 'primary.light' },
    borderColor: { xs: 'primary.main', md: 'primary.light' },
  },
  // The rail hides the other types to leave room for the specifications.
  '&.chosen button:not([aria-pressed="true"], :first-of-type)': {
    display: { xs: 'flex', md: 'none' },
  },
  '& span + span': { display: { xs: 'none', md: 'inline' }, color: 'text.secondary' },
  '& [aria-pressed="true"] span + span': { color: 'inherit' },
}
