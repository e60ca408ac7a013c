import { queryOptions } from '@tanstack/react-query'
import { listUsers } from '@tech-house/api/contract/accounts/user'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { queryKeys } from '#shared/api/query-keys.ts'

/** The stored phone number of the caller's account; empty without one. */
export const ownNumber = (email: string) =>
  queryOptions({
    queryKey: [...queryKeys.users, 'number', email],
    queryFn: async ({ signal }) => {
      const { rows } = await apiFetch(listUsers, { query: { email }, signal })
      return rows[0]?.phoneNumber ?? ''
    },
  })
