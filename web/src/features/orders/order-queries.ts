import { listMyOrders, listOrders } from '@tech-house/api/contract/order'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { pagedQuery, rowsPerPage } from '#shared/api/paged-query.ts'
import { queryKeys } from '#shared/api/query-keys.ts'

/** One buyer's orders, newest first. */
export const myOrders = (email: string) =>
  pagedQuery([...queryKeys.orders, 'mine', email], ({ cursor, signal }) =>
    apiFetch(listMyOrders, { query: { email, cursor, limit: rowsPerPage }, signal }),
  )

/** All orders, newest first, for an admin. */
export const allOrders = pagedQuery([...queryKeys.orders, 'all'], ({ cursor, signal }) =>
  apiFetch(listOrders, { query: { cursor, limit: rowsPerPage }, signal }),
)
