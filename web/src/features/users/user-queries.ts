import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { listUsers, type Role } from '@tech-house/api/contract/user'
import { callPage } from '#shared/api/call-page.ts'
import { pagedQuery, rowsPerPage } from '#shared/api/paged-query.ts'
import { queryKeys } from '#shared/api/query-keys.ts'

export const users = pagedQuery([...queryKeys.users, 'all'], ({ cursor, signal }) =>
  callPage(listUsers, { query: { cursor, limit: rowsPerPage }, signal }),
)

/** The role of whoever has this address, out of the list of users [DASH-1]. */
export function useRole(email: string): Role {
  return useSuspenseQuery(roleOf(email)).data
}

const roleOf = (email: string) =>
  queryOptions({
    queryKey: [...queryKeys.users, 'role', email],
    queryFn: ({ signal }) => findRole(email, signal),
  })

async function findRole(email: string, signal: AbortSignal): Promise<Role> {
  let cursor: string | undefined
  do {
    const page = await callPage(listUsers, { query: { cursor }, signal })
    const user = page.rows.find((row) => row.email === email)
    if (user) return user.role
    cursor = page.next
  } while (cursor)
  return 'customer'
}
