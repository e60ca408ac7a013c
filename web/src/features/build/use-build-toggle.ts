import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ProductDetails } from '@tech-house/api/contract/catalog/product'
import { productsById } from '@tech-house/api/contract/catalog/products-by-id'
import { isPartKind } from '@tech-house/api/parts/compatibility/part'
import type { MouseEvent } from 'react'
import { withCurrentProducts, withoutParts, withPieces, writeBuild } from './build-url.ts'
import { readCurrentBuild, useCurrentBuild, writeCurrentBuild } from './current-build.ts'
import { productFit } from './product-fit-query.ts'

/** `undefined` for a product that is no part of a computer. */
export function useBuildToggle(product: ProductDetails) {
  const { _id: id, specs } = product
  const products = productsById([product])
  const build = withCurrentProducts(useCurrentBuild(), products)
  const isOther = specs !== undefined && !isPartKind(specs.kind)
  const { data, isPending, isPlaceholderData, isFetching } = useQuery({
    ...productFit(id, build),
    // Only a build with other parts has something to compare.
    enabled: !isOther && writeBuild(withoutParts(build, [id])) !== '',
    placeholderData: keepPreviousData,
  })
  const kind = isPartKind(specs?.kind) ? specs?.kind : data?.kind
  if (!isPartKind(kind)) return undefined

  const isChosen = build.lines.some(({ productId }) => productId === id)
  const isThere =
    data?.replaced && writeBuild(withoutParts(build, [data.replaced.id])) !== writeBuild(build)
  const replaced = isThere ? data.replaced : undefined

  const isWaiting = !isChosen && isFetching && (isPending || isPlaceholderData)

  function toggle(event: MouseEvent) {
    // The second click of a double click would take back the first.
    if (event.detail > 1 || isWaiting) return
    const now = withCurrentProducts(readCurrentBuild(), products)
    const rest = replaced ? withoutParts(now, [replaced.id]) : now
    writeCurrentBuild(isChosen ? withPieces(now, id, 0) : withPieces(rest, id, 1))
  }

  return {
    build,
    kind,
    isChosen,
    replaced,
    fit: isPlaceholderData ? undefined : data?.fit,
    label: isChosen ? 'Remove from build' : replaced ? 'Replace in build' : 'Add to build',
    /** Whether it is not known yet what it would replace. The button keeps the focus meanwhile. */
    isWaiting,
    toggle,
  }
}
