import { Box, Button, Link, Paper, Typography } from '@mui/material'
import type { ProductDetails } from '@tech-house/api/contract/catalog/product'
import { Link as RouterLink } from 'react-router-dom'
import { toBuild, writeBuild } from './build-url.ts'
import { FitLine } from './fit-line.tsx'
import { slotLabel } from './part-labels.ts'
import { useBuildToggle } from './use-build-toggle.ts'

export function ProductFit({ product }: { product: ProductDetails }) {
  const build = useBuildToggle(product)
  if (!build) return null
  const { build: current, kind, isChosen, replaced, fit, label, isWaiting, toggle } = build

  const isEmpty = writeBuild(current) === ''

  return (
    <Paper component="section" variant="outlined" aria-label="Your build" sx={styles}>
      <Typography variant="h5" component="h2">
        {isChosen ? 'In your build' : 'Your build'}
      </Typography>
      {fit && <FitLine fit={fit} />}
      {isEmpty && <Typography variant="body2">Start a computer with this part.</Typography>}
      {replaced && (
        <Typography variant="body2">{`${slotLabel(kind)} now: ${replaced.name}`}</Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        {/* One button, so that it keeps the focus. */}
        <Button variant="outlined" aria-disabled={isWaiting} onClick={toggle}>
          <span>{label}</span>
        </Button>
        {!isEmpty && (
          <Link component={RouterLink} to={toBuild(current)}>
            See your build
          </Link>
        )}
      </Box>
    </Paper>
  )
}

const styles = {
  display: 'grid',
  gap: 1,
  p: 2,
  borderRadius: 1.5,
}
