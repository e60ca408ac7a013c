import { Chip } from '@mui/material'
import type { ManagedProduct } from '@tech-house/api/contract/catalog/managed-product'
import { isLowStock, isSoldOut } from '@tech-house/api/contract/catalog/stock'

export function StateChips({ product }: { product: ManagedProduct }) {
  if (product.draft) return <Chip size="small" label="Draft" />
  if (isSoldOut(product))
    return <Chip size="small" color="error" variant="outlined" label="Sold out" />
  if (!isLowStock(product)) return null
  return <Chip size="small" color="warning" variant="outlined" label="Low stock" />
}
