import type { ProductDetails } from '@tech-house/api/contract/catalog/product'
import { specificationEntries } from '@tech-house/api/parts/specifications/specification-text'
import { attributesOn } from '#shared/products/product-attributes.ts'

export function comparisonRows(products: ProductDetails[]) {
  const specs = products.map((product) =>
    product.specs ? specificationEntries(product.specs) : [],
  )
  const fields = new Map(specs.flat().map(({ name, field }) => [name, field.label]))
  return [
    ...attributesOn('comparison').map(({ label, show }) => row(label, products.map(show))),
    ...[...fields].map(([name, label]) =>
      row(
        label,
        specs.map((entries) => entries.find((entry) => entry.name === name)?.lines.join('\n')),
      ),
    ),
  ]
}

const row = (label: string, found: (string | undefined)[]) => ({
  label,
  values: found.map((value) => value ?? 'Unknown'),
  isDifferent: new Set(found).size > 1,
})
