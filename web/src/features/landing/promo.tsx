import { Box, Button, Container, Typography } from '@mui/material'
import type { SxProps, Theme } from '@mui/material/styles'
import { panelContacts } from '#shared/theme/ornaments.ts'
import { PromoArt } from './art/promo-art.tsx'

/** Looks like a green board with copper contacts along its edge. */
export function Promo() {
  return (
    <Container component="section" maxWidth="xl" aria-labelledby="promo-heading">
      <Box sx={board}>
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', zIndex: 1 }}>
          <Typography variant="h4" component="p" sx={{ color: 'inherit', opacity: 0.85 }}>
            Deal Of The Day
          </Typography>
          <Typography variant="h1" component="h2" id="promo-heading">
            Save Up to 60% Off!
          </Typography>
          <Button
            variant="contained"
            color="secondary"
            size="large"
            onClick={showProducts}
            sx={{ mt: 1 }}
          >
            Get Started
          </Button>
        </Box>
        <PromoArt />
      </Box>
    </Container>
  )
}

function showProducts() {
  document.getElementById('services')?.scrollIntoView()
}

const board: SxProps<Theme> = (theme) => ({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  alignItems: 'center',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  p: { xs: 3, sm: 5, md: 7 },
  pb: { xs: 6, sm: 7, md: 9 },
  borderRadius: 1.5,
  color: 'primary.contrastText',
  bgcolor: 'primary.dark',
  ...theme.applyStyles('dark', { color: 'text.primary', bgcolor: 'primary.light' }),
  '&::after': panelContacts,
})
