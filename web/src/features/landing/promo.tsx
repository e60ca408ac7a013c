import { Box, Button, Container, Typography } from '@mui/material'
import type { SxProps, Theme } from '@mui/material/styles'
import { useInfiniteQuery } from '@tanstack/react-query'
import type * as shop from '@tech-house/shop'
import { Link } from 'react-router-dom'
import { productSearch } from '#shared/api/search-query.ts'
import { toProduct } from '#shared/paths.ts'
import { ProductPrice } from '#shared/products/product-price.tsx'
import { panelContacts } from '#shared/theme/ornaments.ts'
import { useHasInteracted } from '#shared/use-has-interacted.ts'

/** With the three largest reductions of the shop, if there are any. */
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
          <Deals />
        </Box>
        <Button variant="contained" color="secondary" size="large" onClick={showProducts}>
          <span>{button}</span>
        </Button>
      </Box>
    </Container>
  )
}

/** After the first interaction, so that the page loads without it. */
function Deals() {
  const { data } = useInfiniteQuery({
    ...productSearch('deals=1&sort=reduction&limit=3'),
    enabled: useHasInteracted(),
  })
  if (!data?.products.length) return null
  return (
    <Box component="ul" sx={deals}>
      {data.products.map((product) => (
        <li key={product._id}>
          <Link to={toProduct(product._id)}>{product.product}</Link>
          <ProductPrice product={product} />
        </li>
      ))}
    </Box>
  )
}

const deals = {
  m: 0,
  mt: 1,
  p: 0,
  display: 'grid',
  gap: 2,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
  '& a': { display: 'block', color: 'inherit', fontWeight: 600 },
  '& .price-note': { color: 'inherit' },
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
