import { Box } from '@mui/material'
import type { Theme } from '@mui/material/styles'

export function Stars({ rating }: { rating: number }) {
  return (
    <Box
      role="img"
      aria-label={`${rating} Stars`}
      style={{ backgroundSize: `${rating * 20}% 100%` }}
      sx={styles}
    >
      ★★★★★
    </Box>
  )
}

const styles = {
  width: 'max-content',
  lineHeight: 1.3,
  letterSpacing: '0.1em',
  color: 'transparent',
  background: (theme: Theme) => {
    const { warning, text } = (theme.vars ?? theme).palette
    return `linear-gradient(${warning.main}, ${warning.main}) no-repeat, ${text.disabled}`
  },
  backgroundClip: 'text',
}
