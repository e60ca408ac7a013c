import { queryOptions } from '@tanstack/react-query'
import { fetchPage } from '#shared/api/api-fetch.ts'
import { queryKeys } from '#shared/api/query-keys.ts'

export const ownNumber = (email: string) =>
  queryOptions({
    queryKey: [...queryKeys.users, 'number', email],
    queryFn: async ({ signal }) => {
      const { rows } = await fetchPage('GET /users', { query: { email }, signal })
      return rows[0]?.phoneNumber ?? ''
    },
  })
