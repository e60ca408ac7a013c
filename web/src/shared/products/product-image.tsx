import type { Product } from '@tech-house/api/contract/catalog/product'
import { useState } from 'react'
import { isKindDrawing, KindDrawing } from '#shared/art/kind-drawing.tsx'

interface Props {
  /** The name is the alternative text. */
  product: Pick<Product, 'product' | 'image'> & {
    brand?: string | undefined
    /** The specifications on its card. */
    chips?: string[] | undefined
  }
  eager?: boolean
}

/** Reserves its 4:3 space while it loads. An image that fails to load is replaced. */
export function ProductImage({ product, eager }: Props) {
  const [isMissing, setIsMissing] = useState(false)
  const { product: name, image, brand, chips = [] } = product
  if (isKindDrawing(image)) {
    // The chip of many graphics cards says how much memory they have.
    const facts = chips.slice(0, 2).filter((chip, n) => n === 0 || !chips[0]?.includes(chip))
    return (
      <span className="kind-drawing" role="img" aria-label={name}>
        <KindDrawing className="product-image" src={image} width={480} />
        <span className="drawing-text">
          {brand && <b>{brand}</b>}
          {facts.length > 0 && <span>{facts.join(' · ')}</span>}
        </span>
      </span>
    )
  }

  return (
    <img
      className="product-image"
      src={isMissing ? '/products/no-picture.svg' : image}
      onError={() => setIsMissing(true)}
      alt={name}
      width={480}
      height={360}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
