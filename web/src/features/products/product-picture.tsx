import type { Product } from '@tech-house/api/contract/product'
import { useState } from 'react'

/** Keeps its 4:3 place while it loads, so that nothing jumps; a picture that cannot be had is replaced. */
export function ProductPicture({ product, eager }: { product: Product; eager?: boolean }) {
  const [isMissing, setIsMissing] = useState(false)

  return (
    <img
      className="product-picture"
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
