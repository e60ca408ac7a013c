import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type { Role } from '@tech-house/api/contract/accounts/user'
import { apiFetch, fetchPage } from '#shared/api/api-fetch.ts'
import { nullIfMissing } from '#shared/api/null-if-missing.ts'
import { pagedQuery, rowsPerPage } from '#shared/api/paged-query.ts'
import { queryKeys } from '#shared/api/query-keys.ts'

export const customers = (q: string | undefined) =>
  pagedQuery([...queryKeys.users, 'all', q], ({ cursor, signal }) =>
    fetchPage('GET /customers', { query: { q, cursor, limit: rowsPerPage }, signal }),
  )

export const customer = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.users, 'one', id],
    queryFn: ({ signal }) =>
      nullIfMissing(apiFetch('GET /customer/:id', { params: { id }, signal })),
  })

/** The role of the account with this email: one call, one read. */
export function useRole(email: string): Role {
  return useSuspenseQuery(roleQuery(email)).data
}

const pollIntervalMs = 60_000
const freshMs = 10_000

const roleQuery = (email: string) =>
  queryOptions({
    queryKey: [...queryKeys.users, 'role', email],
    queryFn: async ({ signal }): Promise<Role> => {
      const { rows } = await fetchPage('GET /users', { query: { email }, signal })
      return rows.find((user) => user.email === email)?.role ?? 'customer'
    },
    // Several parts of a page ask for it; on a slow device more than a second apart.
    staleTime: freshMs,
    // A new admin gets the admin menu on the current page.
    refetchInterval: pollIntervalMs,
  })
