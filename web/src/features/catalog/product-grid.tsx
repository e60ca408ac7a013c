import { Container, Typography } from '@mui/material'
import { deferredStyles, productListStyles } from '#shared/products/product-grid.styles.ts'
import { PageBoundary } from '#shared/ui/page-boundary.tsx'
import { catalogStyles } from './catalog.styles.ts'
import { Catalog } from './catalog.tsx'

/** Every product, in 1, 2, 2, 3 and 4 columns as the window widens. */
export function ProductGrid() {
  return (
    <Container component="section" id="services" tabIndex={-1} maxWidth="xl" sx={styles}>
      <Typography variant="h2" sx={{ mb: { xs: 2, md: 3 } }}>
        we have only original product
      </Typography>
      <PageBoundary heading="h2">
        <Catalog />
      </PageBoundary>
    </Container>
  )
}

/** Here, because the catalog would compute its styles again with every letter of a search. */
const styles = {
  py: { xs: 4, md: 6 },
  '& .catalog': catalogStyles,
  '& .products': productListStyles,
  '& .deferred': deferredStyles,
}
