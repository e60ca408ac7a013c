interface Stock {
  /** Pieces. */
  available_quantity: number
  minimum_order: number
}

/** Sold out: what is left does not make one order. */
export function isSoldOut({ minimum_order, available_quantity }: Stock): boolean {
  return available_quantity < minimum_order
}
