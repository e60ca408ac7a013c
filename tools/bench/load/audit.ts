import type { Firestore, Query } from 'firebase-admin/firestore'
import { findStockMismatches } from '../../../functions/src/products/reconcile-stock.ts'
import type { Figure } from '../report.ts'
import type { Outcomes } from './shopping.ts'

/** Compares the clients' responses with the stored documents, and the stock with the event log. */
export async function audit(
  db: Firestore,
  outcomes: Outcomes,
  unexpected: string[],
): Promise<Figure[]> {
  const { accepted, cancelled, unanswered } = outcomes
  const placed = db.collection('events').where('type', '==', 'order-placed')
  const [placedEvents, orders, mismatches] = await Promise.all([
    count(placed),
    count(db.collection('orders')),
    findStockMismatches(db),
  ])
  return [
    figure('orders that were accepted, and booked', accepted.size, placedEvents),
    figure('orders accepted and not cancelled, and stored', accepted.size - cancelled.size, orders),
    figure('products whose stock is not what the events say', 0, mismatches.length),
    figure('orders that were outcomes only that the shop is busy', 0, unanswered),
    figure('answers that nobody should get', 'none', unexpected.join(', ') || 'none'),
  ]
}

const count = async (query: Query) => (await query.count().get()).data().count

function figure(what: string, target: number | string, measured: number | string): Figure {
  return { what, target: `${target}`, measured: `${measured}`, isMet: target === measured }
}
