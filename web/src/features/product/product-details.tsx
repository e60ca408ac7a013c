import type { Product } from '@tech-house/api/contract/catalog/product'
import type { ReactNode } from 'react'
import { CallError } from '#shared/api/call-error.ts'
import { ProductGone } from './product-gone.tsx'
import { ProductStructuredData } from './product-structured-data.tsx'
import { ProductView } from './product-view.tsx'
import { useProduct } from './use-product.ts'

interface Props {
  id: string
  /** Whether to keep showing a product that is deleted meanwhile. */
  keepDeleted: () => boolean
  /** The order form, below the facts. */
  children: (product: Product) => ReactNode
}

export function ProductDetails({ id, keepDeleted, children }: Props) {
  const { data, error } = useProduct(id)

  if (error instanceof CallError && error.status === 404 && !keepDeleted()) {
    return <ProductGone name={data.product} />
  }

  return (
    <>
      <ProductStructuredData product={data} />
      <ProductView product={data}>{children(data)}</ProductView>
    </>
  )
}
