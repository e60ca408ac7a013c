import { useSuspenseQuery } from '@tanstack/react-query'
import { paths } from '#shared/paths.ts'
import { managedProduct } from '#shared/products/product-queries.ts'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { LinkButton } from '#shared/ui/link-button.tsx'
import { EditProductForm } from './edit-product-form.tsx'

/** A stored product, also a draft, in its form. */
export function EditProduct({ id, author }: { id: string; author: string }) {
  const { data } = useSuspenseQuery(managedProduct(id))
  if (data) return <EditProductForm key={id} product={data} author={author} />
  return (
    <EmptyState title="This product is not here." hint="It was deleted, or the address is wrong.">
      <LinkButton to={paths.manageProducts}>Manage Products</LinkButton>
    </EmptyState>
  )
}
