import type { ManagedProduct } from '@tech-house/api/contract/catalog/managed-product'
import { isLowStock, isSoldOut } from '@tech-house/api/contract/catalog/stock'

export function StateChips({ product }: { product: ManagedProduct }) {
  if (product.draft) return <span className="tag">Draft</span>
  if (isSoldOut(product)) return <span className="tag error">Sold out</span>
  if (!isLowStock(product)) return null
  return <span className="tag warning">Low stock</span>
}
