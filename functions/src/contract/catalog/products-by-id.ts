interface Mergeable {
  _id: string
  merged?: { _id: string }[] | undefined
}

/** Each product by its id and by those that were merged into it. */
export const productsById = <Found extends Mergeable>(
  products: readonly Found[],
): Map<string, Found> =>
  new Map(
    products.flatMap((product) =>
      [product, ...(product.merged ?? [])].map(({ _id }): [string, Found] => [_id, product]),
    ),
  )
