import { Box, Typography } from '@mui/material'
import * as shop from '@tech-house/shop'
import { measure, sizes } from '#shared/theme/sizes.ts'
import { PageHeading } from '#shared/ui/page-heading.tsx'

export function Introduction() {
  return (
    <Box component="section" sx={split}>
      <Box sx={{ display: 'grid', gap: 2.5, maxWidth: measure.text }}>
        <PageHeading title="Portfolio">{`Hello, I make ${shop.name}`}</PageHeading>
        <Typography variant="subtitle1">
          I am the engineer behind this shop: one person, one bench, and more screwdrivers than
          anybody needs.
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          It began with computers built for friends. The questions were always the same: will it
          fit, is it in stock, what does it come to? So I wrote a shop that answers them on the card
          itself, without a pop-up in the way. By day I pick and test the parts; in the evening I
          write the pages that sell them.
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          I like software as I like a good build: few pieces, each one known, nothing rattling when
          you shake it.
        </Typography>
      </Box>
      <Box component="img" src="/desk.svg" alt="" width={580} height={550} sx={desk} />
    </Box>
  )
}

const desk = { width: '100%', height: 'auto', maxWidth: sizes.form, mx: 'auto' }

const split = {
  display: 'grid',
  alignItems: 'center',
  gap: { xs: 5, md: 8 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
}
