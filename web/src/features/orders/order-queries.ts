import { queryOptions } from '@tanstack/react-query'
import type { OrderFilter } from '@tech-house/api/contract/orders/order'
import type { PurchaseFilter } from '@tech-house/api/contract/orders/purchase'
import { apiFetch, fetchPage } from '#shared/api/api-fetch.ts'
import { nullIfMissing } from '#shared/api/null-if-missing.ts'
import { pagedQuery, rowsPerPage } from '#shared/api/paged-query.ts'
import { queryKeys } from '#shared/api/query-keys.ts'

export const myOrders = (email: string, q?: string) =>
  pagedQuery([...queryKeys.orders, 'mine', email, q], ({ cursor, signal }) =>
    fetchPage('GET /myorders', { query: { email, q, cursor, limit: rowsPerPage }, signal }),
  )

const latestRows = '3'

export const latestOrders = (email: string) =>
  queryOptions({
    queryKey: [...queryKeys.orders, 'latest', email],
    queryFn: ({ signal }) =>
      fetchPage('GET /myorders', { query: { email, limit: latestRows }, signal }),
    select: ({ rows }) => rows,
  })

export const allOrders = (filter: OrderFilter) =>
  pagedQuery([...queryKeys.orders, 'all', filter], ({ cursor, signal }) =>
    fetchPage('GET /orders', { query: { ...filter, cursor, limit: rowsPerPage }, signal }),
  )

export const orderCount = (filter: OrderFilter) =>
  queryOptions({
    queryKey: [...queryKeys.orders, 'count', filter],
    queryFn: ({ signal }) => apiFetch('GET /orders/count', { query: filter, signal }),
    select: ({ count }) => count,
  })

export const allPurchases = (filter: PurchaseFilter) =>
  pagedQuery([...queryKeys.orders, 'purchases', filter], ({ cursor, signal }) =>
    fetchPage('GET /purchases?view=admin', {
      query: { ...filter, cursor, limit: rowsPerPage },
      signal,
    }),
  )

export const purchaseCount = (filter: PurchaseFilter) =>
  queryOptions({
    queryKey: [...queryKeys.orders, 'purchase-count', filter],
    queryFn: ({ signal }) => apiFetch('GET /purchases/count', { query: filter, signal }),
    select: ({ count }) => count,
  })

const foundRows = '20'

export const foundProducts = (words: string) =>
  queryOptions({
    queryKey: [...queryKeys.managedProducts, 'found', words],
    queryFn: ({ signal }) =>
      apiFetch('GET /products?view=admin', {
        query: { q: words || undefined, limit: foundRows },
        signal,
      }),
  })

/** Of an ordered product; a deleted one has only its id. */
export const orderedProduct = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.managedProducts, 'name', id],
    queryFn: async ({ signal }) => {
      const product = await nullIfMissing(
        apiFetch('GET /product/:id?view=admin', { params: { id }, signal }),
      )
      const { product: name = id, price = 0, available_quantity: stock = 0 } = product ?? {}
      return { _id: id, product: name, price, stock }
    },
  })

/** By its number or an order's id, with its timeline; `null` when there is none, or it is not this account's. */
export const purchase = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.orders, 'one', id],
    queryFn: ({ signal }) =>
      nullIfMissing(apiFetch('GET /purchase/:id', { params: { id }, signal })),
  })
