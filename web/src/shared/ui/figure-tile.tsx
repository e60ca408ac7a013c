import { Card, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import { isNarrow } from '#shared/theme/sizes.ts'

interface Props {
  label: string
  value: string | undefined
  to: string
}

export function FigureTile({ label, value, to }: Props) {
  return (
    <Card component={Link} to={to} sx={tile}>
      <Typography component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {label}
      </Typography>{' '}
      <Typography component="span" variant="h3">
        {value ?? '–'}
      </Typography>
    </Card>
  )
}

const tile = {
  // On phones a row, whose width no later figure changes.
  flex: { xs: '1 1 100%', sm: '1 1 30%' },
  display: { xs: 'flex', sm: 'block' },
  justifyContent: 'space-between',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  columnGap: 2,
  minWidth: 'min-content',
  // Text of twice the size, in which a figure can be wider than a phone.
  [isNarrow]: { minWidth: 0, overflowWrap: 'anywhere' },
  p: 2,
  textDecoration: 'none',
  '&:hover': { borderColor: 'primary.main' },
}

/** The layout of several figures: no row has a gap, and a long figure gets a row of its own. */
export const figureRow = { display: 'flex', flexWrap: 'wrap', gap: 2, containerType: 'inline-size' }
