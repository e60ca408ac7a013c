import { Box, Container, Typography } from '@mui/material'
import type { DescribedProduct } from '@tech-house/api/contract/catalog/product'
import { paths, toProducts } from '#shared/paths.ts'
import { attributesOn } from '#shared/products/product-attributes.ts'
import { ProductPrice } from '#shared/products/product-price.tsx'
import type { Elements } from '#shared/ui/elements.ts'
import { Facts, factColumns } from '#shared/ui/facts.tsx'
import { TextLink } from '#shared/ui/links/text-link.tsx'
import { PageHeading } from '#shared/ui/page-heading.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { FactTable, SpecificationTable } from './specification-table.tsx'

export function ProductView({
  product,
  children,
}: {
  product: DescribedProduct
  children: Elements
}) {
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 3, md: 5 }, display: 'grid', gap: { xs: 3, md: 4 } }}>
      <Box
        component="nav"
        aria-label="Breadcrumb"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        <TextLink to={paths.services}>Products</TextLink>
        <span aria-hidden>/</span>
        <TextLink to={toProducts({ type: product.type })}>{product.type}</TextLink>
      </Box>
      <Box sx={columns}>
        <ProductGallery product={product} />
        <Box sx={facts}>
          <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
            <PageHeading>{product.product}</PageHeading>
            <Typography variant="h2" component="p" sx={{ color: 'primary.main' }}>
              <ProductPrice product={product} />
            </Typography>
          </Box>
          <Facts
            sx={attributes}
            facts={attributesOn('page').map(({ label, show, toSame }) => {
              const text = show(product)
              const link = text && toSame?.(product)
              return [
                label,
                link ? (
                  <TextLink key={label} to={link}>
                    {text}
                  </TextLink>
                ) : (
                  text
                ),
              ]
            })}
          />
          <Typography sx={{ whiteSpace: 'pre-line' }}>{product.description}</Typography>
          {children}
        </Box>
        {(product.specs || product.facts) && (
          <Box sx={tables}>
            {product.specs ? (
              <SpecificationTable
                name={product.product}
                specs={product.specs}
                performance={product.performance}
                further={rowsOf(product.facts)}
              />
            ) : (
              <FactTable title="Facts" rows={rowsOf(product.facts)} />
            )}
          </Box>
        )}
      </Box>
    </Container>
  )
}

const rowsOf = (facts: DescribedProduct['facts'] = []) =>
  facts.map(({ label, value }) => ({ label, lines: [value] }))

const tables = { display: 'grid', gap: { xs: 3, md: 5 }, alignContent: 'start', minWidth: 0 }

const facts = {
  display: { xs: 'contents', md: 'grid' },
  gridColumn: 2,
  gridRow: '1 / 3',
  gap: 3,
  alignContent: 'start',
  minWidth: 0,
  // Part numbers and URLs have no spaces for line breaks.
  overflowWrap: 'anywhere',
}

const attributes = {
  ...factColumns,
  columnGap: 2,
  rowGap: 0.75,
  m: 0,
  '& dd': { m: 0, textAlign: 'right', whiteSpace: 'pre-line' },
}

const columns = {
  display: { xs: 'flex', md: 'grid' },
  flexDirection: 'column',
  columnGap: 6,
  rowGap: { xs: 3, md: 5 },
  gridTemplateRows: 'auto 1fr',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
}
