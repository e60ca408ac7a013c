import { countOf } from '../../parts/format-number.ts'
import type { PurchaseLine } from './purchase.ts'

type Line = Partial<
  Pick<PurchaseLine, 'product' | 'quantity' | 'status' | 'deliveredPieces' | 'withdrawnPieces'>
>

/** How many pieces wait for delivery although the buyer has withdrawn from them. */
export function withdrawnRest({ status, quantity = 0, ...line }: Line): number {
  const { deliveredPieces = 0, withdrawnPieces = 0 } = line
  return status === 'pending' ? Math.min(quantity - deliveredPieces, withdrawnPieces) : 0
}

/** "2 pieces of Fan, 1 piece of Pump": what waits although it is withdrawn; empty if nothing is. */
export const describeWithdrawn = (lines: Line[]): string =>
  lines
    .filter((line) => withdrawnRest(line) > 0)
    .map((line) => `${countOf(withdrawnRest(line), 'piece')} of ${line.product}`)
    .join(', ')
