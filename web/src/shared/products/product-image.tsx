import type { Product } from '@tech-house/api/contract/catalog/product'
import { useState } from 'react'

interface Props {
  /** The name is the alternative text. */
  product: Pick<Product, 'product' | 'image'>
  eager?: boolean
}

/** Reserves its 4:3 space while it loads. An image that fails to load is replaced. */
export function ProductImage({ product, eager }: Props) {
  const [isMissing, setIsMissing] = useState(false)

  return (
    <img
      className="product-image"
      src={isMissing ? '/products/no-picture.svg' : product.image}
      onError={() => setIsMissing(true)}
      alt={product.product}
      width={480}
      height={360}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
