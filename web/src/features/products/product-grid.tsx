import { Box, Container, Typography } from '@mui/material'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ProductCard } from './product-card.tsx'
import { products } from './product-queries.ts'

/** Every product, in 1, 2, 2, 3 and 4 columns as the window widens [HOME-4, HOME-5]. */
export function ProductGrid() {
  const { data } = useSuspenseQuery(products)

  return (
    <Container component="section" id="services" maxWidth="xl" sx={{ py: { xs: 7, md: 11 } }}>
      <Typography variant="h2" sx={{ mb: { xs: 3, md: 5 } }}>
        we have only original product
      </Typography>
      <Box component="ul" sx={grid}>
        {data.map((product) => (
          <ProductCard key={product._id} product={product} />
        ))}
      </Box>
      {data.length === 0 && (
        <Typography>The shelves are empty today. Please come back soon.</Typography>
      )}
    </Container>
  )
}

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`

const grid = {
  display: 'grid',
  gap: 3,
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: {
    xs: columns(1),
    sm: columns(2),
    md: columns(2),
    lg: columns(3),
    xl: columns(4),
  },
}
