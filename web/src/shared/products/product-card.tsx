import type { Product } from '@tech-house/api/contract/catalog/product'
import { isLowStock, isSoldOut } from '@tech-house/api/contract/catalog/stock'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { toProduct } from '#shared/paths.ts'
import { CardDescription } from './card-description.tsx'
import { maxCompared } from './compared-ids.ts'
import { attributesOn } from './product-attributes.ts'
import { ProductImage } from './product-image.tsx'
import { ProductPrice } from './product-price.tsx'

interface Props {
  product: Product
  chips?: string[]
  brand?: string
  partNumber?: string
  comparison?: keyof typeof compareLabels
}

const compareLabels = {
  chosen: 'Compare',
  open: 'Compare',
  'other-type': 'Compare: other type',
  full: `Compare: ${maxCompared} chosen`,
}

const cardAttributes = attributesOn('card')

/** Plain elements, styled by product-grid.styles.ts on the list, because there may be thousands. */
export const ProductCard = memo(function ProductCard({
  product,
  chips,
  brand,
  partNumber,
  comparison = 'open',
}: Props) {
  const soldOut = isSoldOut(product)

  return (
    <li>
      <ProductImage product={{ ...product, brand, chips }} />
      <div className="facts">
        <h3>{product.product}</h3>
        <div className="offer">
          <dl>
            <div>
              <dt>Price</dt>
              <dd>
                <ProductPrice product={product} />
              </dd>
            </div>
          </dl>
          <Stock product={product} />
        </div>
        {/* Keeps its space until the specifications are known. */}
        <p className="chips">
          {brand && <small>{brand} </small>}
          {partNumber && <small>{partNumber} </small>}
          <Chips texts={chips} />
        </p>
        <dl className="grid">
          {cardAttributes.map(({ label, show }) => (
            <Fact key={label} label={label}>
              {show(product)}
            </Fact>
          ))}
          <div className="description">
            <dt>Description</dt>
            <dd>
              <CardDescription product={product.product}>{product.description}</CardDescription>
            </dd>
          </div>
        </dl>
        <div className="actions">
          <Link
            to={toProduct(product._id)}
            className={soldOut ? 'order sold-out' : 'order'}
            aria-label={`Order now: ${product.product}`}
          >
            Order now
          </Link>
          <label>
            <input
              type="checkbox"
              value={product._id}
              checked={comparison === 'chosen'}
              disabled={comparison === 'other-type' || comparison === 'full'}
              readOnly
              aria-label={`${compareLabels[comparison]} ${product.product}`}
            />
            <span>{compareLabels[comparison]}</span>
          </label>
        </div>
      </div>
    </li>
  )
})

function Chips({ texts }: { texts: string[] | undefined }) {
  return texts?.map((text) => <span key={text}>{text} </span>)
}

function Stock({ product }: { product: Product }) {
  if (isSoldOut(product)) return <span className="stock out">Sold out</span>
  const left = product.available_quantity
  return isLowStock(product) ? (
    <span className="stock few">{`Only ${left} left`}</span>
  ) : (
    <span className="stock">In stock</span>
  )
}

function Fact({ label, children }: { label: string; children: string | undefined }) {
  if (children === undefined) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
