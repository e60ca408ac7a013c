import { Container } from '@mui/material'
import { useLocation, useNavigate } from 'react-router-dom'
import { readCompared } from '#features/products/compared-ids.ts'
import { ProductComparison } from '#features/products/product-comparison.tsx'
import { toCompare } from '#shared/paths.ts'
import { PageHeading } from '#shared/ui/page-heading.tsx'

export function ComparePage() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const ids = readCompared(new URLSearchParams(search).get('ids'))

  return (
    <Container maxWidth="xl" sx={{ py: { xs: 3, md: 6 }, display: 'grid', gap: 3 }}>
      <PageHeading>Compare</PageHeading>
      <ProductComparison
        ids={ids}
        onRemove={(id) =>
          navigate(toCompare(ids.filter((other) => other !== id)), { replace: true })
        }
      />
    </Container>
  )
}

export { ComparePage as Component }
