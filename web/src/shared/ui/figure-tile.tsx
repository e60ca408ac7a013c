import { Card, Typography } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { chartSizes } from '../theme/chart-sizes.ts'

interface Props {
  label: string
  /** `undefined` while it is not known. */
  value: string | undefined
  /** Where the rows of the figure are. */
  to: string
}

/** A figure that opens its rows. */
export function FigureTile({ label, value, to }: Props) {
  return (
    <Card component={Link} to={to} sx={tile}>
      <Typography component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {label}
      </Typography>{' '}
      <Typography component="span" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {value ?? '–'}
      </Typography>
    </Card>
  )
}

const tile = { p: 2, textDecoration: 'none', '&:hover': { borderColor: 'primary.main' } }

/** The layout of several figures. */
export const figureGrid = (theme: Theme) => ({
  display: 'grid',
  gap: 2,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${chartSizes.figure}px), 1fr))`,
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
})
