interface Stock {
  /** Pieces. */
  available_quantity: number
  minimum_order: number
}

/** Sold out: the remaining stock is below the minimum order. */
export function isSoldOut({ minimum_order, available_quantity }: Stock): boolean {
  return available_quantity < minimum_order
}
