import { Alert } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { fetchJson } from '#shared/api/fetch-json.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { paths } from '#shared/paths.ts'
import { readLoginRedirect } from '#shared/session/login-redirect.ts'
import { inCatalog } from './in-catalog.ts'

/** Shown on the login page: what a visitor wanted to order. */
export function OrderLoginNotice() {
  const location = useLocation()
  // A reload keeps the navigation state, which the prerendered page lacks.
  const path = useSyncExternalStore(
    neverChanges,
    () => orderPath(location),
    () => '',
  )
  const id = matchPath(paths.product, path)?.params.id
  const name = useProductName(id)

  if (id) return <Alert severity="info">Log in to order {name ?? 'this product'}.</Alert>
  if (path === paths.build) return <Alert severity="info">Log in to order your build.</Alert>
  if (path === paths.quickOrder) return <Alert severity="info">Log in to order your list.</Alert>
  return null
}

const neverChanges = () => () => {}

/** The page that the visitor came from, unless it says itself why the visitor has to log in. */
function orderPath(location: ReturnType<typeof useLocation>): string {
  const { from, reason } = readLoginRedirect(location)
  return reason || typeof from === 'string' ? '' : (from.pathname ?? '')
}

/** Without zod, which the login page would load only for this. */
function useProductName(id: string | undefined): string | undefined {
  const queryClient = useQueryClient()
  const { data } = useQuery({
    queryKey: [...queryKeys.product, 'name', id],
    queryFn: async ({ signal }) => {
      const { body } = await fetchJson(`/product/${encodeURIComponent(id ?? '')}`, { signal })
      return String(Object(body).product ?? '')
    },
    enabled: id !== undefined,
    initialData: () => inCatalog(queryClient, id ?? '')?.product,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data || undefined
}
