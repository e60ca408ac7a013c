import type { ProductDetails } from '@tech-house/api/contract/catalog/product'
import { formatDollars } from '@tech-house/api/contract/format-number'
import { specificationEntries } from '@tech-house/api/contract/specifications/specification-text'

/** The rows of the comparison of these products: of each fact a value for each product. */
export function comparisonRows(products: ProductDetails[]) {
  const facts = products.map(factsOf)
  const labels = new Set(facts.flatMap((known) => [...known.keys()]))
  return [...labels].map((label) => {
    const values = facts.map((known) => known.get(label) ?? 'Unknown')
    return { label, values, isDifferent: new Set(values).size > 1 }
  })
}

/** The facts of a product as text by label. */
const factsOf = ({ price, available_quantity, minimum_order, specs }: ProductDetails) =>
  new Map([
    ['Price', formatDollars(price)],
    ['Available Quantity', String(available_quantity)],
    ['Minimum Order', String(minimum_order)],
    ...(specs ? specificationEntries(specs) : []).map(({ field, lines }): [string, string] => [
      field.label,
      lines.join('\n'),
    ]),
  ])
