import { queryOptions } from '@tanstack/react-query'
import {
  manageProducts,
  readManagedProduct,
} from '@tech-house/api/contract/catalog/managed-product'
import {
  countOrders,
  listMyOrders,
  listOrders,
  type OrderFilter,
  readOrder,
} from '@tech-house/api/contract/orders/order'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { nullIfMissing } from '#shared/api/null-if-missing.ts'
import { pagedQuery, rowsPerPage } from '#shared/api/paged-query.ts'
import { queryKeys } from '#shared/api/query-keys.ts'

/** One buyer's orders, newest first. */
export const myOrders = (email: string) =>
  pagedQuery([...queryKeys.orders, 'mine', email], ({ cursor, signal }) =>
    apiFetch(listMyOrders, { query: { email, cursor, limit: rowsPerPage }, signal }),
  )

const latestRows = '3'

/** The buyer's last orders, newest first. */
export const latestOrders = (email: string) =>
  queryOptions({
    queryKey: [...queryKeys.orders, 'latest', email],
    queryFn: ({ signal }) =>
      apiFetch(listMyOrders, { query: { email, limit: latestRows }, signal }),
    select: ({ rows }) => rows,
  })

/** Everybody's that match the filter, newest first, for an admin. */
export const allOrders = (filter: OrderFilter) =>
  pagedQuery([...queryKeys.orders, 'all', filter], ({ cursor, signal }) =>
    apiFetch(listOrders, { query: { ...filter, cursor, limit: rowsPerPage }, signal }),
  )

/** How many of everybody's orders match the filter. */
export const orderCount = (filter: OrderFilter) =>
  queryOptions({
    queryKey: [...queryKeys.orders, 'count', filter],
    queryFn: ({ signal }) => apiFetch(countOrders, { query: filter, signal }),
    select: ({ count }) => count,
  })

const foundRows = '20'

/** The newest products with these words in the name or the id, for an admin. */
export const foundProducts = (words: string) =>
  queryOptions({
    queryKey: [...queryKeys.managedProducts, 'found', words],
    queryFn: ({ signal }) =>
      apiFetch(manageProducts, { query: { q: words || undefined, limit: foundRows }, signal }),
  })

/** The name of an ordered product; a deleted one has only its id. */
export const orderedProduct = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.managedProducts, 'name', id],
    queryFn: async ({ signal }) => {
      const product = await nullIfMissing(apiFetch(readManagedProduct, { params: { id }, signal }))
      return { _id: id, product: product?.product ?? id }
    },
  })

/** One order with its timeline; `null` when there is none, or it is not this account's. */
export const order = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.orders, 'one', id],
    queryFn: ({ signal }) =>
      nullIfMissing(apiFetch(readOrder, { params: { id }, signal }), [403, 404]),
  })
