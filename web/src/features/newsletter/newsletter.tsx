import { Box, Container, Typography } from '@mui/material'
import { measure } from '#shared/theme/sizes.ts'
import { NewsletterForm } from './newsletter-form.tsx'

export function Newsletter() {
  return (
    <Container component="section" maxWidth="xl" aria-labelledby="newsletter-heading">
      <Box sx={panel}>
        <Box>
          <Typography variant="h2" id="newsletter-heading" gutterBottom>
            New parts, in your inbox
          </Typography>
          <Typography sx={{ color: 'text.secondary', maxWidth: measure.lead }}>
            One short letter when something worth building with comes in. Your address goes nowhere
            else.
          </Typography>
        </Box>
        <NewsletterForm />
      </Box>
    </Container>
  )
}

const panel = {
  display: 'grid',
  alignItems: 'center',
  gap: { xs: 3, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  p: { xs: 3, sm: 5, md: 7 },
  borderRadius: 1.5,
  bgcolor: 'primary.light',
}
