import type * as z from 'zod/mini'
import { writeBuildLines } from '../../contract/builds/build-lines.ts'
import type { OrderLines } from '../../contract/mcp.ts'
import type { PagePath } from '../../contract/page-paths.ts'
import { partOf } from '../../parts/compatibility/catalog-parts.ts'
import { notFound } from '../../platform/http/response/api-error.ts'
import type { Catalog } from '../products/product-store.ts'

/** The path of the build, or of quick order if not all are parts. Throws 404 for an unknown product. */
export function orderLink(
  { parts }: z.output<typeof OrderLines>,
  { byId, kinds }: Catalog,
): `${PagePath}?${string}` {
  const lines = parts.map(({ productId, quantity = 1 }) => {
    const product = byId.get(productId)
    if (!product) throw notFound(`product: ${productId}`)
    return { productId, quantity, isPart: partOf(product, quantity, kinds) !== undefined }
  })
  if (lines.every(({ isPart }) => isPart)) return `/build?parts=${writeBuildLines(lines)}`
  const list = lines.map(({ productId, quantity }) => `${quantity} x ${productId}`).join('\n')
  return `/quick-order?${new URLSearchParams({ list })}`
}
