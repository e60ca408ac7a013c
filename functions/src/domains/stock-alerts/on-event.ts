import type { Firestore } from 'firebase-admin/firestore'
import { orderEvents } from '../../contract/orders/order-status.ts'
import type { Announcement, Subscriber } from '../../platform/events/event-log.ts'
import { EventReader } from '../../platform/events/event-reader.ts'
import type { StockAlertStore } from './stock-alert-store.ts'

type Alerts = Pick<StockAlertStore, 'mailWaiting'>

/** Mails those who wait for a product that may be no longer sold out. */
export const onStockEvent =
  (alerts: Alerts): Subscriber =>
  async (change) => {
    const productId = restockedProduct(change)
    if (productId) await alerts.mailWaiting(productId)
  }

/** Mails those that a request has left, because more than 1,000 people waited or its instance ended. */
export const stockAlertReader = (db: Firestore, alerts: Alerts, minAgeMs?: number) =>
  new EventReader(db, 'stock-alerts', {
    types: [
      ...orderEvents,
      'return-changed',
      'stock-corrected',
      'product-edited',
      'product-deleted',
      'product-merged',
    ],
    minAgeMs,
    async handle(changes) {
      const products = new Set(changes.flatMap((change) => restockedProduct(change) ?? []))
      const mailed = await Promise.allSettled(
        [...products].map((productId) => alerts.mailWaiting(productId, Infinity)),
      )
      for (const result of mailed) if (result.status === 'rejected') throw result.reason
    },
  })

/** The product that may be in stock again or is gone, whose requests then end. Nobody waits for a new one. */
function restockedProduct({ type, subject, stock, after }: Announcement): string | undefined {
  const productId = subject.replace('products/', '')
  if (type === 'product-added') return undefined
  if (type === 'product-deleted' || type === 'product-merged') return productId
  if (stock && stock.delta > 0) return stock.productId
  if (type !== 'product-edited') return undefined
  const canEndSoldOut = after?.minimum_order ?? after?.draft
  return canEndSoldOut === undefined ? undefined : productId
}
