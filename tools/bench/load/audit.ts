import type { Firestore } from 'firebase-admin/firestore'
import { stockMismatches } from '../../../functions/src/products/stock-check.ts'
import type { Told } from './shopping.ts'

interface Finding {
  what: string
  wanted: number
  found: number
}

/** Compares what the clients were told with what is stored, and the stock with the event log. */
export async function audit(db: Firestore, { accepted, cancelled }: Told): Promise<Finding[]> {
  const count = async (query: FirebaseFirestore.Query) => (await query.count().get()).data().count
  const placed = db.collection('events').where('type', '==', 'order-placed')
  const [placedEvents, orders, mismatches] = await Promise.all([
    count(placed),
    count(db.collection('orders')),
    stockMismatches(db),
  ])
  return [
    { what: 'orders accepted, and booked', wanted: accepted.size, found: placedEvents },
    {
      what: 'orders accepted and not cancelled, and stored',
      wanted: accepted.size - cancelled.size,
      found: orders,
    },
    {
      what: 'products whose stock is not what the events say',
      wanted: 0,
      found: mismatches.length,
    },
  ]
}
