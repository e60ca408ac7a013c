import { paths } from '#shared/paths.ts'

/** The orders of these days in Manage Order. */
export function toOrders(search: { from: string; to: string; productId?: string }): string {
  return `${paths.manageOrder}?${new URLSearchParams(search)}`
}

export const toPendingOrders = `${paths.manageOrder}?status=pending`
export const toLowStock = `${paths.manageProducts}?state=low`
