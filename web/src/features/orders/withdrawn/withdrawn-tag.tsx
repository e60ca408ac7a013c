import type { PurchaseLine } from '@tech-house/api/contract/orders/purchase'
import { countOf } from '@tech-house/api/parts/format-number'

/** Counts the pieces of these lines that are withdrawn, if any are. */
export function WithdrawnTag({ lines }: { lines: Omit<PurchaseLine, 'status'>[] }) {
  const pieces = lines.reduce((sum, { withdrawnPieces = 0 }) => sum + withdrawnPieces, 0)
  return (
    pieces > 0 && <span className="tag warning">{`${countOf(pieces, 'piece')} withdrawn`}</span>
  )
}
