import type { CatalogRow } from '@tech-house/api/contract/catalog-rows'
import { useState } from 'react'

/** Beside the product's name, so it has no alternative text. */
export function PartPicture({ product }: { product: CatalogRow }) {
  const [isMissing, setIsMissing] = useState(false)

  return (
    <img
      src={isMissing ? '/products/no-picture.svg' : product.image}
      onError={() => setIsMissing(true)}
      alt=""
      width={80}
      height={60}
      loading="lazy"
      decoding="async"
      style={{ borderRadius: 6, objectFit: 'cover', flexShrink: 0 }}
    />
  )
}
