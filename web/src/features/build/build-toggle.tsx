import { Button } from '@mui/material'
import type { ProductDetails } from '@tech-house/api/contract/catalog/product'
import { useBuildToggle } from './use-build-toggle.ts'

export function BuildToggle({ product }: { product: ProductDetails }) {
  const build = useBuildToggle(product)
  if (!build) return null
  return (
    <Button
      size="small"
      variant="outlined"
      aria-disabled={build.isWaiting}
      aria-label={`${build.label}: ${product.product}`}
      onClick={build.toggle}
    >
      <span>{build.label}</span>
    </Button>
  )
}
