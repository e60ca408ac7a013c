interface Named {
  product: string
}

export function findByName<T extends Named>(products: T[], query: string): T[] {
  const words = fold(query).split(/\s+/).filter(Boolean)

  return products.filter(({ product }) => {
    const name = fold(product)
    return words.every((word) => name.includes(word))
  })
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
}
