import { Typography } from '@mui/material'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { deleteProduct, type Product } from '@tech-house/api/contract/product'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { formatDollars } from '#shared/money.ts'
import { paths } from '#shared/paths.ts'
import { toastBriefly } from '#shared/toast.ts'
import { ConfirmDelete } from '#shared/ui/confirm-delete.tsx'
import { type Column, DataTable } from '#shared/ui/data-table.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { LinkButton } from '#shared/ui/link-button.tsx'
import { useDelete } from '#shared/writes/use-delete.ts'
import { managedProducts } from './product-queries.ts'
import { refreshProducts } from './refresh-products.ts'

export function ManageProductsTable() {
  const { data: products } = useSuspenseQuery(managedProducts)

  return (
    <DataTable
      label="All products"
      columns={columns}
      rows={products}
      rowKey={(product) => product._id}
      empty={
        <EmptyState
          title="There are no products. Add the first one."
          hint="What you add is for sale at once."
        >
          <LinkButton to={paths.addProduct}>Add Product</LinkButton>
        </EmptyState>
      }
    />
  )
}

const columns: Column<Product>[] = [
  {
    header: 'Product',
    cell: ({ product }) => <Typography sx={{ fontWeight: 600 }}>{product}</Typography>,
  },
  { header: 'Price', cell: ({ price }) => formatDollars(price) },
  { header: 'Available Quantity', cell: ({ available_quantity }) => available_quantity },
  { header: 'Actions', cell: (product) => <Removal product={product} /> },
]

function Removal({ product }: { product: Product }) {
  const queryClient = useQueryClient()
  const remove = useDelete({
    deleteById: (id) => apiFetch(deleteProduct, { params: { id } }),
    onSuccess: () => toastBriefly('success', 'Delete Success'),
    onSettled: () => refreshProducts(queryClient),
  })

  return (
    <ConfirmDelete
      what={product.product}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate(product._id)}
    />
  )
}
