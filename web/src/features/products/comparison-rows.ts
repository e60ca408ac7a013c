import type { CatalogRow } from '@tech-house/api/contract/catalog-rows'
import { formatDollars } from '@tech-house/api/contract/format-number'
import { specificationEntries } from '@tech-house/api/contract/specification-text'

interface ComparisonRow {
  name: string
  label: string
  /** One for each product. */
  values: string[]
  isDifferent: boolean
}

const unknown = 'Unknown'

/** The rows of the comparison of these products. */
export function comparisonRows(products: CatalogRow[]): ComparisonRow[] {
  const specs = products.map((product) =>
    product.specs ? specificationEntries(product.specs) : [],
  )
  const fields = new Map(specs.flat().map(({ name, field }) => [name, field.label]))
  return [
    row(
      'price',
      'Price',
      products.map(({ price }) => formatDollars(price)),
    ),
    row(
      'available',
      'Available Quantity',
      products.map((p) => String(p.available_quantity)),
    ),
    row(
      'minimum',
      'Minimum Order',
      products.map((p) => String(p.minimum_order)),
    ),
    ...[...fields].map(([name, label]) =>
      row(
        name,
        label,
        specs.map((entries) => entries.find((e) => e.name === name)?.lines.join('\n') ?? unknown),
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
