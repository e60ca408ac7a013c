import type { Product, ProductDetails } from '@tech-house/api/contract/catalog/product'
import { formatDollars } from '@tech-house/api/contract/format-number'
import { specificationEntries } from '@tech-house/api/contract/specifications/specification-text'

interface ComparisonRow {
  name: string
  label: string
  /** One for each product. */
  values: string[]
  isDifferent: boolean
}

interface Fact {
  label: string
  show: (product: Product) => string
}

/** The fields in the rows above the specifications; `undefined` for those in the header or nowhere. */
const facts: Record<keyof Product, Fact | undefined> = {
  _id: undefined,
  product: undefined,
  type: undefined,
  image: undefined,
  description: undefined,
  price: { label: 'Price', show: ({ price }) => formatDollars(price) },
  available_quantity: { label: 'Available Quantity', show: (p) => String(p.available_quantity) },
  minimum_order: { label: 'Minimum Order', show: (p) => String(p.minimum_order) },
}

/** The rows of the comparison of these products. */
export function comparisonRows(products: ProductDetails[]): ComparisonRow[] {
  const specs = products.map((product) =>
    product.specs ? specificationEntries(product.specs) : [],
  )
  const fields = new Map(specs.flat().map(({ name, field }) => [name, field.label]))
  return [
    ...Object.entries(facts).flatMap(([name, fact]) =>
      fact ? [row(name, fact.label, products.map(fact.show))] : [],
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
