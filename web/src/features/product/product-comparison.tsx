import { Alert, Stack } from '@mui/material'
import { useSuspenseQueries } from '@tanstack/react-query'
import type { ProductDetails } from '@tech-house/api/contract/catalog/product'
import type { ReactNode } from 'react'
import { paths } from '#shared/paths.ts'
import { productIfThere } from '#shared/products/product-query.ts'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { LinkButton } from '#shared/ui/link-button.tsx'
import { CompareTable } from './compare-table.tsx'

interface Props {
  ids: string[]
  onRemove: (id: string) => void
  children: (product: ProductDetails) => ReactNode
}

/** Products that cannot be read or are of another type than the first are left out. */
export function ProductComparison({ ids, onRemove, children }: Props) {
  const products = useSuspenseQueries({ queries: ids.map(productIfThere) })
  const found = products.flatMap(({ data }) => data ?? [])
  const compared = found.filter(({ type }) => type === found[0]?.type)
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
      {compared.length < ids.length && (
        <Alert severity="info">Products that are gone or of another type are left out.</Alert>
      )}
      <CompareTable products={compared} onRemove={onRemove}>
        {children}
      </CompareTable>
    </Stack>
  )
}
