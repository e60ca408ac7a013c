import { Box, Button, Container, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { measure } from '#shared/theme/sizes.ts'
import { useRouteFocus } from '#shared/ui/use-route-focus.ts'
import { BuildArt } from './art/build-art.tsx'

export function Hero() {
  const heading = useRouteFocus()

  return (
    <Container component="section" maxWidth="xl" aria-labelledby="hero-heading" sx={split}>
      <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
        <Typography ref={heading} tabIndex={-1} variant="h1" id="hero-heading">
          we are tech house
        </Typography>
        <Typography variant="subtitle1" sx={{ color: 'text.secondary', maxWidth: measure.brief }}>
          collect your necessary computer component
        </Typography>
        <Button component={Link} to={paths.services} variant="contained" size="large">
          explore us
        </Button>
      </Box>
      <BuildArt />
    </Container>
  )
}

const split = {
  display: 'grid',
  alignItems: 'center',
  gap: { xs: 4, md: 2 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
  pt: { xs: 6, md: 5 },
  pb: { xs: 6, md: 7 },
  overflowX: 'clip',
}
