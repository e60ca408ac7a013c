import { toCents } from '../money.ts'

interface Stock {
  available_quantity: number
  minimum_order: number
}

export function isSoldOut({ minimum_order, available_quantity }: Stock): boolean {
  return available_quantity < minimum_order
}

/** What the pieces in stock would sell for, in cents. */
export const stockCents = (product: { price: number; available_quantity: number }): number =>
  toCents(product.price) * product.available_quantity

const fewPieces = 10

/** Below `reorderAt`, which customers do not see; by default below 10 or twice the minimum order, whichever is more. */
export function isLowStock({
  minimum_order,
  available_quantity,
  reorderAt = Math.max(fewPieces, 2 * minimum_order),
}: Stock & { reorderAt?: number | undefined }): boolean {
  return available_quantity < reorderAt
}

/** Why this quantity (pieces) cannot be ordered, or `undefined` if it can. */
export function quantityProblem({ minimum_order, available_quantity }: Stock, quantity: number) {
  if (quantity < minimum_order) {
    const message = `please order Minimum ${minimum_order} piece`
    return { code: 'below-minimum' as const, message }
  }
  if (quantity > available_quantity) {
    const message = `please order Maximum ${available_quantity} piece`
    return { code: 'above-stock' as const, message }
  }
  return undefined
}
