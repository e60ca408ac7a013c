import type { ProductDetails } from '@tech-house/api/contract/catalog/product'
import { specificationEntries } from '@tech-house/api/parts/specifications/specification-text'
import { factsOn } from '#shared/products/product-facts.ts'

interface ComparisonRow {
  name: string
  label: string
  /** One for each product. */
  values: string[]
  isDifferent: boolean
}

export function comparisonRows(products: ProductDetails[]): ComparisonRow[] {
  const specs = products.map((product) =>
    product.specs ? specificationEntries(product.specs) : [],
  )
  const fields = new Map(specs.flat().map(({ name, field }) => [name, field.label]))
  return [
    ...factsOn('comparison').map(({ label, show }) =>
      row(
        label,
        label,
        products.map((product) => show(product) ?? 'Unknown'),
      ),
    ),
    ...[...fields].map(([name, label]) =>
      row(
        name,
        label,
        specs.map((entries) => entries.find((e) => e.name === name)?.lines.join('\n') ?? 'Unknown'),
      ),
    ),
  ]
}

const row = (name: string, label: string, values: string[]): ComparisonRow => ({
  name,
  label,
  values,
  isDifferent: new Set(values).size > 1,
})
