import { Alert, Box, Stack, Typography } from '@mui/material'
import { useSuspenseQueries } from '@tanstack/react-query'
import type { ProductDetails } from '@tech-house/api/contract/catalog/product'
import { countOf } from '@tech-house/api/parts/format-number'
import { paths } from '#shared/paths.ts'
import { productIfThere } from '#shared/products/product-query.ts'
import type { Elements } from '#shared/ui/elements.ts'
import { EmptyState } from '#shared/ui/failures/empty-state.tsx'
import { CopyLink } from '#shared/ui/links/copy-link.tsx'
import { LinkButton } from '#shared/ui/links/link-button.tsx'
import { CompareTable } from './compare-table.tsx'

interface Props {
  ids: string[]
  /** Gets the ids that are left. */
  onRemove: (ids: string[]) => void
  children: (product: ProductDetails) => Elements
}

export function ProductComparison({ ids, onRemove, children }: Props) {
  const products = useSuspenseQueries({ queries: ids.map(productIfThere) })
  // Two of them may be merged.
  const byId = new Map(products.flatMap(({ data }) => (data ? [[data._id, data]] : [])))
  const found = [...byId.values()]
  const compared = found.filter(({ type }) => type === found[0]?.type)
  const gone = ids.filter((_, index) => products[index]?.data === null)
  const others = found.filter((product) => !compared.includes(product))
  if (compared.length === 0) {
    return (
      <EmptyState
        title="There is nothing to compare."
        hint="Tick “Compare” on up to four products of one type."
      >
        <LinkButton to={paths.services}>See the products</LinkButton>
      </EmptyState>
    )
  }
  return (
    <Stack sx={{ gap: 2 }}>
      {gone.length > 0 && (
        <Alert severity="info">{`No longer in the shop: ${gone.join(', ')}`}</Alert>
      )}
      {others.length > 0 && (
        <Alert severity="info">
          {`Left out because of another type: ${others.map(({ product }) => product).join(', ')}`}
        </Alert>
      )}
      <Box sx={head}>
        <CopyLink what="comparison" />
        <Typography variant="body2" sx={{ display: { md: 'none' } }}>
          {`${countOf(compared.length, 'product')}. Scroll sideways to see all.`}
        </Typography>
      </Box>
      <CompareTable
        products={compared}
        onRemove={(id) => onRemove(ids.filter((_, index) => products[index]?.data?._id !== id))}
      >
        {children}
      </CompareTable>
    </Stack>
  )
}

const head = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }
