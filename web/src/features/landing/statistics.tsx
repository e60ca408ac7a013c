import { Box, Container, Typography } from '@mui/material'
import * as shop from '@tech-house/shop'
import { ring } from '#shared/theme/ornaments.ts'

const statistics = [
  { label: 'Countrys', value: '120+' },
  { label: 'Happy Client', value: '3,200+' },
  { label: 'Feedbacks', value: '1,200+' },
]

export function Statistics() {
  return (
    <Container component="section" maxWidth="xl" aria-label={`${shop.name} in numbers`}>
      <Box component="dl" sx={strip}>
        {statistics.map(({ label, value }) => (
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
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
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
