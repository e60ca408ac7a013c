import { Container, Typography } from '@mui/material'
import { deferredStyles, productListStyles } from '#shared/products/product-grid.styles.ts'
import { sizes, tallViewport, viewportHeight } from '#shared/theme/sizes.ts'
import { PageBoundary } from '#shared/ui/failures/page-boundary.tsx'
import { Catalog } from './catalog.tsx'

export function ProductGrid() {
  return (
    <Container component="section" id="services" tabIndex={-1} maxWidth="xl" sx={styles}>
      <Typography variant="h2" sx={{ mb: { xs: 2, md: 3 } }}>
        we have only original product
      </Typography>
      <PageBoundary>
        <Catalog />
      </PageBoundary>
    </Container>
  )
}

const catalogStyles = {
  display: 'grid',
  columnGap: 3,
  rowGap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `${sizes.rail}px minmax(0, 1fr)` },
  '& .head': {
    gridColumn: { md: '1 / -1' },
    display: 'flex',
    flexDirection: { xs: 'column', md: 'row' },
    justifyContent: 'space-between',
    gap: 2,
    '& > input': { maxWidth: { md: sizes.form } },
  },
  '& .skip:not(:focus)': { position: 'absolute', clipPath: 'inset(50%)' },
  '& .rail': {
    minWidth: 0,
    alignSelf: 'start',
    [tallViewport]: {
      position: { md: 'sticky' },
      top: sizes.belowBar,
      maxHeight: { md: `calc(${viewportHeight.full} - ${sizes.belowBar}px)` },
      overflowY: { md: 'auto' },
      scrollbarWidth: 'thin',
    },
  },
  '& .results': { minWidth: 0 },
  // Reserves one line for chips, so that nothing moves when they appear.
  '& .chosen': { minHeight: sizes.row, mb: 2 },
}

/** Here, because the catalog would compute its styles again with every letter of a search. */
const styles = {
  py: { xs: 4, md: 6 },
  '& .catalog': catalogStyles,
  '& .products': { ...productListStyles, transition: 'opacity 150ms' },
  // The products of the search before fade, unless the response is quick.
  '& .products[aria-busy="true"]': { opacity: 0.5, transitionDelay: '150ms' },
  '& .deferred': deferredStyles,
}
