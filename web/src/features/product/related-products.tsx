import { Box, Container, Typography } from '@mui/material'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Product } from '@tech-house/api/contract/catalog/product'
import { isSoldOut } from '@tech-house/api/contract/catalog/stock'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { productSearch } from '#shared/api/search-query.ts'
import { toProduct } from '#shared/paths.ts'
import { ProductImage } from '#shared/products/product-image.tsx'
import { ProductPrice } from '#shared/products/product-price.tsx'
import { outlinedPaper } from '#shared/theme/sizes.ts'
import { useProduct } from './use-product.ts'

const maxShown = 4
const maxRead = '48'

export function RelatedProducts({ id }: { id: string }) {
  const headingId = useId()
  const { data: product } = useProduct(id)
  const ofType = new URLSearchParams({ type: product.type, limit: maxRead })
  const { data: found } = useInfiniteQuery(productSearch(String(ofType)))
  const related = relatedTo(product, found?.products ?? [])
  if (related.length === 0) return null

  return (
    <Container component="section" maxWidth="lg" aria-labelledby={headingId} sx={{ pb: 7 }}>
      <Typography id={headingId} variant="h3" sx={{ mb: 2 }}>
        Related products
      </Typography>
      <Box component="ul" sx={list}>
        {related.map((other) => (
          <li key={other._id}>
            <Link to={toProduct(other._id)}>
              <ProductImage product={other} />
              <Box sx={{ p: 2, display: 'grid', gap: 0.5 }}>
                <Typography sx={{ fontWeight: 600 }}>{other.product}</Typography>
                <Typography sx={{ color: 'primary.main' }}>
                  <ProductPrice product={other} />
                </Typography>
              </Box>
            </Link>
          </li>
        ))}
      </Box>
    </Container>
  )
}

function relatedTo<P extends Product>({ _id, type, price }: Product, rows: P[]): P[] {
  const distance = (other: P) => Math.abs(other.price - price)
  return rows
    .filter((other) => other.type === type && other._id !== _id)
    .sort((a, b) => Number(isSoldOut(a)) - Number(isSoldOut(b)) || distance(a) - distance(b))
    .slice(0, maxShown)
}

const list = {
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  listStyle: 'none',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  overflowWrap: 'anywhere',
  '& a': {
    display: 'block',
    height: '100%',
    overflow: 'hidden',
    ...outlinedPaper,
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { borderColor: 'primary.main' },
  },
}
