import { Button, Paper, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import { toCompare } from '#shared/paths.ts'
import { maxCompared } from '#shared/products/compared-ids.ts'
import { sizes } from '#shared/theme/sizes.ts'
import { focusResults } from './focus-results.ts'

interface Props {
  ids: string[]
  onClear: () => void
}

export function CompareBar({ ids, onClear }: Props) {
  return (
    <Paper variant="outlined" role="region" aria-label="Comparison" sx={styles}>
      <Typography variant="body2" role="status" sx={{ mr: 'auto' }}>
        {ids.length === 1
          ? `Choose up to ${maxCompared} products of one type`
          : `${ids.length} of ${maxCompared} products chosen`}
      </Typography>
      <Button
        color="inherit"
        onClick={(event) => {
          focusResults(event)
          onClear()
        }}
      >
        Clear
      </Button>
      <Button variant="contained" component={Link} to={toCompare(ids)} disabled={ids.length < 2}>
        Compare
      </Button>
    </Paper>
  )
}

const styles = {
  gridColumn: '1 / -1',
  position: 'sticky',
  bottom: sizes.margin,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1,
}
