import { Box, Container, Typography } from '@mui/material'
import * as shop from '@tech-house/shop'
import { ring } from '#shared/theme/ornaments.ts'

export function Statistics() {
  return (
    <Container component="section" maxWidth="xl" aria-label={`${shop.name} in numbers`}>
      <Box component="dl" sx={strip}>
        {shop.statistics.map(({ label, value }) => (
          <Box key={label} sx={pad}>
            <Typography component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Typography component="dd" variant="h1" sx={{ m: 0, color: 'primary.main' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </Container>
  )
}

const strip = {
  m: 0,
  display: 'grid',
  rowGap: 4,
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: { sm: 'column' },
}

const pad = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: 0.5,
  pt: 4,
  borderTop: 2,
  borderColor: 'divider',
  '&::before': ring,
}
