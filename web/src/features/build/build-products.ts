import {
  queryOptions,
  type UseQueryResult,
  useQueries,
  useQueryClient,
} from '@tanstack/react-query'
import type { ProductDetails } from '@tech-house/api/contract/catalog/product'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { nullIfMissing } from '#shared/api/null-if-missing.ts'
import { queryKeys } from '#shared/api/query-keys.ts'

export const buildProduct = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.product, 'part', id],
    queryFn: async ({ signal }): Promise<ProductDetails | null> => {
      const product = await nullIfMissing(apiFetch('GET /product/:id', { params: { id }, signal }))
      return product && { ...product, specs: product.specs ?? (await readKind(id, signal)) }
    },
    // A known product is not read again at once when it is added to the build.
    staleTime: 60_000,
    throwOnError: (_error, query) => query.state.data === undefined,
  })

/** The products of a build, without those that are gone; `undefined` until all of them were read. */
export const useBuildProducts = (ids: string[]): ProductDetails[] | undefined =>
  useQueries({ queries: ids.map(buildProduct), combine: combineFound })

/** Reads products before they are shown. */
export function useReadBuildProducts() {
  const client = useQueryClient()
  return (ids: string[]) =>
    Promise.allSettled(ids.map((id) => client.ensureQueryData(buildProduct(id))))
}

const combineFound = (results: UseQueryResult<ProductDetails | null>[]) =>
  results.some(({ data }) => data === undefined)
    ? undefined
    : results.flatMap(({ data }) => data ?? [])

/** The API knows the kind of a product without specifications from others of its type. */
async function readKind(productId: string, signal: AbortSignal) {
  const { lines } = await apiFetch('POST /check', { body: { lines: [{ productId }] }, signal })
  const kind = lines[0]?.part
  return kind && { kind }
}
