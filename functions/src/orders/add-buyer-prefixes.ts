import {
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore'
import { z } from 'zod'
import { ifUnchanged } from '../firestore/grpc-codes.ts'
import { buyerPrefixes } from './buyer-prefixes.ts'

const pageRows = 200

const Buyer = z.object({ name: z.string(), email: z.string() })

interface Options {
  /** Without it the orders are only counted. */
  isWrite: boolean
  orders?: Query
}

/**
 * Adds the field by which a search finds the buyer to orders of releases without it, and returns
 * their number. It can run again, and beside a running shop.
 */
export async function addBuyerPrefixes(
  db: Firestore,
  { isWrite, orders = db.collection('orders') }: Options,
): Promise<number> {
  const inOrder = orders
    .select('name', 'email', 'buyerPrefixes')
    .orderBy(FieldPath.documentId())
    .limit(pageRows)
  let count = 0
  let page = await inOrder.get()
  while (page.size > 0) {
    const without = page.docs.filter(isWithout)
    count += without.length
    if (isWrite) await Promise.all(without.map(add))
    page = await inOrder.startAfter(page.docs.at(-1)).get()
  }
  return count
}

const isWithout = (order: QueryDocumentSnapshot) =>
  order.get('buyerPrefixes') === undefined && Buyer.safeParse(order.data()).success

async function add(order: QueryDocumentSnapshot): Promise<void> {
  await ifUnchanged(order.ref.update({ buyerPrefixes: buyerPrefixes(Buyer.parse(order.data())) }))
}
