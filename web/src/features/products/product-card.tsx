import type { Product } from '@tech-house/api/contract/product'
import { isSoldOut } from '@tech-house/api/contract/stock'
import { memo, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatDollars } from '#shared/money.ts'
import { toProduct } from '#shared/paths.ts'
import { CardDescription } from './card-description.tsx'
import { ProductPicture } from './product-picture.tsx'

/** Plain elements, which product-grid.styles.ts styles from the list: there may be thousands of them. */
export const ProductCard = memo(function ProductCard({ product }: { product: Product }) {
  const soldOut = isSoldOut(product)

  return (
    <li>
      <ProductPicture product={product} />
      {soldOut && <span className="mark">Sold out</span>}
      <div className="facts">
        <h3>{product.product}</h3>
        <dl>
          <Fact label="Price">
            <span className="price">{formatDollars(product.price)}</span>
          </Fact>
          <Fact label="Type">{product.type}</Fact>
          <Fact label="Available Quantity">{product.available_quantity}</Fact>
          <Fact label="Minimum Order">{product.minimum_order}</Fact>
          <div className="description">
            <dt>Description</dt>
            <dd>
              <CardDescription product={product.product}>{product.description}</CardDescription>
            </dd>
          </div>
        </dl>
        <Link
          to={toProduct(product._id)}
          className={soldOut ? 'order sold-out' : 'order'}
          aria-label={`Order now: ${product.product}`}
        >
          Order now
        </Link>
      </div>
    </li>
  )
})

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
