import { FieldPath, type Query } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { grpcCode } from '../../platform/firestore/grpc-codes.ts'
import { hasCode } from '../../platform/http/error-code.ts'
import { readAll } from '../../platform/paging/read-all.ts'
import { buyerPrefixes } from './buyer-prefixes.ts'

const pageRows = 200

const PrefixSource = z.object({ name: z.string(), email: z.string() })

/** Without `isWrite` it only counts. It can run again, and beside a running shop. */
export async function addBuyerPrefixes(orders: Query, isWrite: boolean): Promise<number> {
  const rows = orders.select('name', 'email', 'buyerPrefixes').orderBy(FieldPath.documentId())
  let count = 0
  for await (const page of readAll(rows, pageRows)) {
    const updates = page.flatMap((order) => {
      const { data: buyer } = PrefixSource.safeParse(order.data())
      if (!buyer || order.get('buyerPrefixes') !== undefined) return []
      return () => order.ref.update({ buyerPrefixes: buyerPrefixes(buyer) })
    })
    count += updates.length
    if (isWrite) await Promise.all(updates.map((update) => update().catch(ignoreDeleted)))
  }
  return count
}

function ignoreDeleted(error: unknown): void {
  if (!hasCode(error, grpcCode.notFound)) throw error
}
