import { Button } from '@mui/material'
import type { CatalogRow } from '@tech-house/api/contract/catalog-rows'
import { useBuildToggle } from './use-build-toggle.ts'

/** Adds a product of a list to the current build, or removes it. Nothing for other products. */
export function BuildToggle({ product }: { product: CatalogRow }) {
  const build = useBuildToggle(product)
  if (!build) return null
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={`${build.label}: ${product.product}`}
      onClick={build.toggle}
    >
      {build.label}
    </Button>
  )
}
