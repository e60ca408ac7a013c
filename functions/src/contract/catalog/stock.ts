interface Stock {
  available_quantity: number
  minimum_order: number
}

/** Sold out: the remaining stock is below the minimum order. */
export function isSoldOut({ minimum_order, available_quantity }: Stock): boolean {
  return available_quantity < minimum_order
}

/** The stock is low below this number of pieces. */
export function reorderLevel({
  minimum_order,
  reorderAt = 2 * minimum_order,
}: Pick<Stock, 'minimum_order'> & { reorderAt?: number | undefined }): number {
  return reorderAt
}

/** Whether pieces should be reordered. */
export function isLowStock(product: Stock & { reorderAt?: number | undefined }): boolean {
  return product.available_quantity < reorderLevel(product)
}
