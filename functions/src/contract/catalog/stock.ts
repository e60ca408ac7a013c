interface Stock {
  available_quantity: number
  minimum_order: number
}

/** Sold out: the remaining stock is below the minimum order. */
export function isSoldOut({ minimum_order, available_quantity }: Stock): boolean {
  return available_quantity < minimum_order
}

/** Whether pieces should be reordered: below `reorderAt`, by default twice the minimum order. */
export function isLowStock({
  minimum_order,
  available_quantity,
  reorderAt = 2 * minimum_order,
}: Stock & { reorderAt?: number | undefined }): boolean {
  return available_quantity < reorderAt
}
