import type { Announcement, Subscriber } from '../../platform/events/event-log.ts'
import type { StockAlertStore } from './stock-alert-store.ts'

/** Mails those who wait for a product that may be no longer sold out; a schedule mails those that are left. */
export const onStockEvent =
  (alerts: Pick<StockAlertStore, 'mailWaiting'>): Subscriber =>
  async (change) => {
    const productId = restockedProduct(change)
    if (productId) await alerts.mailWaiting(productId)
  }

function restockedProduct({ type, subject, stock, after }: Announcement): string | undefined {
  // Nobody waits for a new product.
  if (type === 'product-added') return undefined
  if (stock && stock.delta > 0) return stock.productId
  const canEndSoldOut = after && ('minimum_order' in after || 'draft' in after)
  return type === 'product-edited' && canEndSoldOut ? subject.replace('products/', '') : undefined
}
