import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type ProductDetails, readProduct } from '@tech-house/api/contract/catalog/product'
import { partOf } from '@tech-house/api/contract/compatibility/catalog-parts'
import { checkCompatibility } from '@tech-house/api/contract/compatibility/check'
import type { AnyPart } from '@tech-house/api/contract/compatibility/part'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { nullIfMissing } from '#shared/api/null-if-missing.ts'
import { queryKeys } from '#shared/api/query-keys.ts'

/** A product, as a part with one piece if it is one. */
export interface KnownProduct {
  product: ProductDetails
  part: AnyPart | undefined
}

/** A product of a build; `null` if it is gone. */
export const buildProduct = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.product, 'part', id],
    queryFn: async ({ signal }): Promise<KnownProduct | null> => {
      const product = await nullIfMissing(apiFetch(readProduct, { params: { id }, signal }))
      return product && { product, part: await readPart(product, signal) }
    },
  })

/** The products of a build by id, without those that are gone. A known one is not read again at once. */
export const buildProducts = (ids: string[]) =>
  queryOptions({
    queryKey: [...queryKeys.product, 'parts', ...ids],
    queryFn: async ({ client }): Promise<ReadonlyMap<string, KnownProduct>> => {
      const known = await Promise.all(
        ids.map((id) => client.fetchQuery({ ...buildProduct(id), staleTime: 60_000 })),
      )
      return new Map(known.flatMap((one) => (one ? [[one.product._id, one]] : [])))
    },
    placeholderData: keepPreviousData,
    // An empty build needs no call: its places are prerendered.
    ...(ids.length === 0 && { initialData: new Map<string, KnownProduct>() }),
    throwOnError: (_error, query) => query.state.data === undefined,
  })

/** The API knows the kind of a product without specifications from others of its type. */
async function readPart(product: ProductDetails, signal: AbortSignal) {
  if (product.specs) return partOf(product, 1, new Map())
  const body = { lines: [{ productId: product._id }] }
  const { lines } = await apiFetch(checkCompatibility, { body, signal })
  const kind = lines[0]?.part
  return partOf(product, 1, new Map(kind && [[product.type, kind]]))
}
