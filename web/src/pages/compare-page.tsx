import { Container } from '@mui/material'
import { Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { BuildToggle } from '#features/build/build-toggle.tsx'
import { ProductComparison } from '#features/product/product-comparison.tsx'
import { toCompare } from '#shared/paths.ts'
import { readCompared } from '#shared/products/compared-ids.ts'
import { ClientOnly } from '#shared/ui/client-only.tsx'
import { FullScreenSpinner } from '#shared/ui/full-screen-spinner.tsx'
import { PageHeading } from '#shared/ui/page-heading.tsx'

export function Component() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const ids = readCompared(new URLSearchParams(search).get('ids'))

  return (
    <Container maxWidth="xl" sx={styles}>
      <PageHeading>Compare</PageHeading>
      <Suspense fallback={<FullScreenSpinner />}>
        <ClientOnly>
          <ProductComparison
            ids={ids}
            onRemove={(rest) => navigate(toCompare(rest), { replace: true })}
          >
            {(product) => <BuildToggle product={product} />}
          </ProductComparison>
        </ClientOnly>
      </Suspense>
    </Container>
  )
}

/** The table scrolls by itself, and not the page. */
const styles = {
  py: { xs: 3, md: 6 },
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'minmax(0, 1fr)',
}
