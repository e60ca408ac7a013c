import { Box, Button, Container, Typography } from '@mui/material'
import * as shop from '@tech-house/shop'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { firstInteraction } from '#shared/first-interaction.ts'
import { paths } from '#shared/paths.ts'
import { measure } from '#shared/theme/sizes.ts'
import { ErrorBoundary } from '#shared/ui/failures/error-boundary.tsx'
import { useRouteFocus } from '#shared/use-route-focus.ts'

async function loadArt() {
  // React leaves the prerendered drawing as it is until this is loaded.
  const isPrerendered = !import.meta.env.SSR && document.querySelector('[data-page="/"]') !== null
  if (isPrerendered) await firstInteraction
  return { default: (await import('./art/hero-art.tsx')).HeroArt }
}
const HeroArt = import.meta.env.SSR ? (await loadArt()).default : lazy(loadArt)

export function Hero() {
  const heading = useRouteFocus()

  return (
    <Container component="section" maxWidth="xl" aria-labelledby="hero-heading" sx={split}>
      <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
        <Typography ref={heading} tabIndex={-1} variant="h1" id="hero-heading">
          {shop.welcome}
        </Typography>
        <Typography variant="subtitle1" sx={{ color: 'text.secondary', maxWidth: measure.brief }}>
          {shop.invitation}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button component={Link} to={paths.services} variant="contained" size="large">
            explore us
          </Button>
          <Button component={Link} to={paths.build} variant="outlined" size="large">
            Build a computer
          </Button>
        </Box>
      </Box>
      <ErrorBoundary fallback={() => null}>
        <Suspense>
          <HeroArt />
        </Suspense>
      </ErrorBoundary>
    </Container>
  )
}

const split = {
  display: 'grid',
  alignItems: 'center',
  gap: { xs: 4, md: 2 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
  py: { xs: 4, md: 3 },
  overflowX: 'clip',
}
