import type { Query } from 'firebase-admin/firestore'
import { Id } from '../contract/endpoint.ts'
import type { OrderFilter } from '../contract/orders/order.ts'
import { searchedPrefix } from './buyer-prefixes.ts'

/** A shorter search is no id, so that it costs no read. */
const OrderId = Id.min(20)

/** The id of an order that a search may be. */
export const searchedId = (q: string | undefined) => OrderId.safeParse(q?.trim()).data

/** The orders that match every part of the filter; a search is the beginning of a name or an email. */
export function matchingOrders(
  orders: Query,
  { q, status, email, productId, from, to }: OrderFilter,
): Query {
  let query = orders
  if (q) query = query.where('buyerPrefixes', 'array-contains', searchedPrefix(q))
  if (status) query = query.where('status', '==', status)
  if (email) query = query.where('email', '==', email)
  if (productId) query = query.where('productId', '==', productId)
  if (from) query = query.where('createdAt', '>=', new Date(from))
  if (to) query = query.where('createdAt', '<', new Date(to))
  return query
}
