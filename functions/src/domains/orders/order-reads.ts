import type { Firestore, Query } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { Id } from '../../contract/endpoint.ts'
import type { Order, OrderFilter } from '../../contract/orders/order.ts'
import { readPurchaseNumber } from '../../contract/orders/purchase-number.ts'
import type { Page, PageQuery } from '../../contract/page.ts'
import { dayMs } from '../../parts/days.ts'
import { idsOfProduct } from '../../platform/events/current-product.ts'
import { searchedPrefix } from '../../platform/firestore/buyer-prefixes.ts'
import { readStored } from '../../platform/firestore/stored-document.ts'
import { readPage } from '../../platform/paging/read-page.ts'
import { purchaseRef } from './purchases/stored-purchase.ts'
import { orderOf } from './stored-order.ts'

export class OrderReads {
  readonly #db: Firestore
  readonly #waitingMs: number

  /** With 0 days no order has waited for long. */
  constructor(db: Firestore, waitingDays = 7) {
    this.#db = db
    this.#waitingMs = (waitingDays || Infinity) * dayMs
  }

  async listOf(uid: string, page: PageQuery, q?: string): Promise<Page<Order>> {
    const own = (await this.#matching({ q })).where('uid', '==', uid)
    return readPage(own, 'createdAt', page, orderOf)
  }

  async list(page: PageQuery, filter: OrderFilter = {}): Promise<Page<Order>> {
    const found = await this.#findById(filter)
    if (found) return { rows: [found], next: undefined }
    const query = await this.#matching(filter)
    return readPage(query, 'createdAt', page, orderOf)
  }

  /** How many orders match the filter. Firestore bills one read for a thousand. */
  async count(filter: OrderFilter): Promise<number> {
    if (await this.#findById(filter)) return 1
    // With the sort order of the list, Firestore uses the same indexes.
    const query = (await this.#matching(filter)).orderBy('createdAt', 'desc')
    return (await query.count().get()).data().count
  }

  /** A purchase number that exists is searched for as such, because a name can look like one. */
  async #matching(filter: OrderFilter): Promise<Query> {
    const number = filter.q && readPurchaseNumber(filter.q)
    const isKnown = number && (await purchaseRef(this.#db, number).get()).exists
    const products = filter.productId && (await idsOfProduct(this.#db, filter.productId))
    const query = matchingOrders(this.#db, filter, isKnown ? number : undefined, products)
    if (!filter.waiting) return query
    const latest = new Date(Math.max(0, Date.now() - this.#waitingMs))
    return query.where('status', '==', 'pending').where('createdAt', '<', latest)
  }

  /** The order whose id is searched for, if it has the status; the other filters do not matter. */
  async #findById({
    q,
    waiting,
    status = waiting && 'pending',
  }: OrderFilter): Promise<Order | undefined> {
    const id = searchedId(q)
    const snapshot =
      id === undefined ? undefined : await this.#db.collection('orders').doc(id).get()
    const order = snapshot?.exists ? readStored(snapshot, orderOf) : undefined
    return !status || order?.status === status ? order : undefined
  }
}

/** A shorter search is no id, so that it costs no read. */
const OrderId = Id.check(z.minLength(20))

const searchedId = (q: string | undefined) => OrderId.safeParse(q?.trim()).data

function matchingOrders(
  db: Firestore,
  { q, status, email, from, to }: OrderFilter,
  purchase: string | undefined,
  products: string[] | '' | undefined,
): Query {
  let query: Query = db.collection('orders')
  if (purchase) query = query.where('purchase', '==', purchase)
  else if (q) query = query.where('buyerPrefixes', 'array-contains', searchedPrefix(q))
  if (status) query = query.where('status', '==', status)
  if (email) query = query.where('email', '==', email)
  if (products) query = query.where('productId', 'in', products)
  if (from) query = query.where('createdAt', '>=', new Date(from))
  if (to) query = query.where('createdAt', '<', new Date(to))
  return query
}
