import { Box, Button, Container, Typography } from '@mui/material'
import type { SxProps, Theme } from '@mui/material/styles'
import type * as shop from '@tech-house/shop'
import { panelContacts } from '#shared/theme/ornaments.ts'

/** Without a product, because prices have no history. */
export function Promo({ label, heading, button }: NonNullable<typeof shop.promo>) {
  return (
    <Container component="section" maxWidth="xl" aria-labelledby="promo-heading">
      <Box sx={board}>
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Typography variant="h4" component="p" sx={{ color: 'inherit', opacity: 0.85 }}>
            {label}
          </Typography>
          <Typography variant="h1" component="h2" id="promo-heading">
            {heading}
          </Typography>
        </Box>
        <Button variant="contained" color="secondary" size="large" onClick={showProducts}>
          <span>{button}</span>
        </Button>
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
  justifyItems: 'start',
  columnGap: 4,
  rowGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
  px: { xs: 3, sm: 5, md: 7 },
  pt: { xs: 3, md: 3 },
  pb: { xs: 5, md: 5 },
  borderRadius: 1.5,
  color: 'primary.contrastText',
  bgcolor: 'primary.dark',
  ...theme.applyStyles('dark', { color: 'text.primary', bgcolor: 'primary.light' }),
  '&::after': panelContacts,
})
