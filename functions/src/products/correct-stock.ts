import type { ManagedProduct, StockCorrection } from '../contract/catalog/managed-product.ts'
import { Pieces } from '../contract/catalog/product.ts'
import { adjustStock } from '../events/adjust-stock.ts'
import { conflict } from '../http/api-error.ts'
import type { ProductChange } from './change-product.ts'

/** The change of a stock correction. Throws 409 if the stock would be below zero or too large. */
export function correctionOf(
  { _id, available_quantity }: ManagedProduct,
  { delta, reason, note }: StockCorrection,
): ProductChange<Pick<StockCorrection, 'reason' | 'note'> & { available_quantity: number }> {
  const corrected = available_quantity + delta
  if (corrected < 0) {
    throw conflict('above-stock', `Only ${available_quantity} in stock: remove that many or fewer`)
  }
  // Cancelled orders may have returned more.
  if (delta > 0 && !Pieces.safeParse(corrected).success) {
    throw conflict('above-maximum', 'The stock may have at most 1,000,000 pieces')
  }
  return {
    event: {
      type: 'stock-corrected',
      stock: { productId: _id, delta },
      before: { available_quantity },
      after: { available_quantity: corrected, reason, ...(note && { note }) },
    },
    write: (batch, ref, condition) => adjustStock(batch, ref, delta, condition),
  }
}
