import { Box, Button, Link, Pagination, Stack, Typography } from '@mui/material'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ManagedRow } from '@tech-house/api/contract/catalog/managed-product'
import { formatDollars } from '@tech-house/api/contract/format-number'
import { useDeferredValue } from 'react'
import { Navigate, Link as RouterLink, useSearchParams } from 'react-router-dom'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { productKeys } from '#shared/api/query-keys.ts'
import { ConfirmWrite } from '#shared/confirm/confirm-write.tsx'
import { deleteTexts } from '#shared/confirm/delete-texts.ts'
import { paths, toEditProduct } from '#shared/paths.ts'
import {
  type ProductSearch,
  productSearchParams,
  readProductSearch,
} from '#shared/products/managed-product-search.ts'
import { managedProducts, pageRows, productSummary } from '#shared/products/product-queries.ts'
import { toastBriefly } from '#shared/toast.ts'
import { type Column, DataTable } from '#shared/ui/data-table.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { LinkButton } from '#shared/ui/link-button.tsx'
import { StaleNotice } from '#shared/ui/stale-notice.tsx'
import { WithThumbnail } from '#shared/ui/thumbnail.tsx'
import { ProductFileLinks } from './product-file-links.tsx'
import { ProductSearchForm } from './product-search-form.tsx'
import { StateChips } from './state-chips.tsx'
import { StockButton } from './stock/stock-button.tsx'

export function ManageProductsTable() {
  const [params, setParams] = useSearchParams()
  const search = readProductSearch(params)
  // The rows stay until those of a new search are there.
  const shown = useDeferredValue(params)
  const shownSearch = readProductSearch(shown)
  const list = useSuspenseQuery(managedProducts(shownSearch))
  const products = list.data
  const isSearch = productSearchParams({ ...search, sort: undefined }).size > 0

  // Its last product was deleted, or the URL is old.
  if (products.length === 0 && shownSearch.page > 1) {
    const first = productSearchParams({ ...shownSearch, page: 1 })
    return <Navigate to={{ search: String(first) }} replace />
  }

  return (
    <>
      <ProductFileLinks />
      <ProductSearchForm
        search={search}
        onSearch={(next) => setParams(productSearchParams(next), { replace: true })}
      />
      <StaleNotice list={list} />
      <DataTable
        label="All products"
        columns={columns}
        rows={products}
        rowKey={(product) => product._id}
        empty={
          isSearch ? (
            <EmptyState
              title="No product matches."
              hint="Try other words, another type or state."
            />
          ) : (
            <EmptyState
              title="There are no products. Add the first one."
              hint="What you add is for sale at once."
            >
              <LinkButton to={paths.addProduct}>Add Product</LinkButton>
            </EmptyState>
          )
        }
      />
      <Pages
        search={search}
        onChoose={(page) => setParams(productSearchParams({ ...search, page }))}
      />
    </>
  )
}

const columns: Column<ManagedRow>[] = [
  { header: 'Product', cell: (product) => <Name product={product} /> },
  { header: 'Price', cell: ({ price }) => formatDollars(price) },
  { header: 'Available Quantity', cell: ({ available_quantity }) => available_quantity },
  { header: 'Actions', cell: (product) => <Actions product={product} /> },
]

/** Image, name, type and state of a product; the name opens its form. */
function Name({ product }: { product: ManagedRow }) {
  return (
    <WithThumbnail src={product.image}>
      <Box sx={{ minWidth: 0 }}>
        <Link component={RouterLink} to={toEditProduct(product._id)} color="inherit">
          {product.product}
        </Link>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {product.type}
        </Typography>
        <StateChips product={product} />
      </Box>
    </WithThumbnail>
  )
}

function Actions({ product }: { product: ManagedRow }) {
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: { xs: 'wrap', lg: 'nowrap' },
        '& .MuiButton-root': { px: 1.25, minWidth: 0, whiteSpace: 'nowrap' },
      }}
    >
      <Button
        component={RouterLink}
        to={toEditProduct(product._id)}
        size="small"
        aria-label={`Edit ${product.product}`}
      >
        Edit
      </Button>
      <StockButton product={product} />
      <ConfirmWrite
        {...deleteTexts(product.product)}
        isDeletion
        write={() => apiFetch('DELETE /product/:id', { params: { id: product._id } })}
        unconfirmed={`We could not confirm whether ${product.product} was deleted.`}
        changes={productKeys}
        onSuccess={() => toastBriefly('success', 'Delete Success')}
      />
    </Stack>
  )
}

/** The pages of the products that match, if there are several. */
function Pages({ search, onChoose }: { search: ProductSearch; onChoose: (page: number) => void }) {
  const { data: summary } = useQuery(productSummary(search))
  const count = Math.ceil((summary?.[search.state ?? 'all'] ?? 0) / pageRows)
  if (count < 2 && search.page === 1) return null
  return (
    <Pagination
      aria-label="Pages of products"
      count={Math.max(count, 1)}
      page={search.page}
      onChange={(_event, page) => onChoose(page)}
      sx={{ mt: 3 }}
    />
  )
}
