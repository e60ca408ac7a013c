import { queryOptions } from '@tanstack/react-query'
import { manageProducts, readProduct } from '@tech-house/api/contract/product'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { CallError } from '#shared/api/call-error.ts'
import { queryKeys } from '#shared/api/query-keys.ts'

export const product = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.product, id],
    queryFn: ({ signal }) => apiFetch(readProduct, { params: { id }, signal }),
  })

/** The products of these ids, without deleted ones. */
export const comparedProducts = (ids: string[]) =>
  queryOptions({
    queryKey: [...queryKeys.product, 'compared', ...ids],
    queryFn: async ({ signal }) => {
      const answers = await Promise.all(ids.map((id) => readIfThere(id, signal)))
      return answers.filter((product) => product !== undefined)
    },
  })

async function readIfThere(id: string, signal: AbortSignal) {
  try {
    return await apiFetch(readProduct, { params: { id }, signal })
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return undefined
    throw error
  }
}

/** A 401 or 403 for this list ends the session at once, without a retry. */
export const managedProducts = queryOptions({
  queryKey: queryKeys.managedProducts,
  queryFn: ({ signal }) => apiFetch(manageProducts, { signal, refreshToken: false }),
  meta: { denialSignsOut: true },
})
