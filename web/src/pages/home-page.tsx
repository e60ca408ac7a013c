import { Box } from '@mui/material'
import * as shop from '@tech-house/shop'
import { memo } from 'react'
import { ProductGrid } from '#features/catalog/product-grid.tsx'
import { UnlessEmpty } from '#features/catalog/unless-empty.tsx'
import { Hero } from '#features/landing/hero.tsx'
import { Promo } from '#features/landing/promo.tsx'
import { Statistics } from '#features/landing/statistics.tsx'
import { Newsletter } from '#features/newsletter/newsletter.tsx'
import { Testimonials } from '#features/reviews/testimonials.tsx'

/** Not rendered again by each change of the URL, which a search makes. */
export const Component = memo(function HomePage() {
  return (
    <>
      <title>{`${shop.name} · computer parts for your next build`}</title>
      <Hero />
      {shop.promo && (
        <UnlessEmpty>
          <Promo {...shop.promo} />
        </UnlessEmpty>
      )}
      <ProductGrid />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: { xs: 7, md: 11 },
          pb: { xs: 7, md: 11 },
        }}
      >
        {shop.statistics.length > 0 && (
          <UnlessEmpty>
            <Statistics />
          </UnlessEmpty>
        )}
        <Testimonials />
        <Newsletter />
      </Box>
    </>
  )
})
