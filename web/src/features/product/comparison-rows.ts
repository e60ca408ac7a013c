import type { DescribedProduct } from '@tech-house/api/contract/catalog/product'
import { performanceFacts } from '@tech-house/api/parts/performance/performance-text'
import { specificationEntries } from '@tech-house/api/parts/specifications/specification-text'
import { attributesOn } from '#shared/products/product-attributes.ts'

/** One row for each label, whatever its case; what no product has is left out. */
export function comparisonRows(products: DescribedProduct[]) {
  const entries = products.map(entriesOf)
  const labels = entries.flat().map(({ label }) => label)
  return [...Map.groupBy(labels, keyOf)].flatMap(([key, [label = '']]) => {
    // A product may state a fact that its specifications have, too.
    const found = entries.map((own) =>
      own.flatMap((entry) => (keyOf(entry.label) === key ? (entry.value ?? []) : [])).join('\n'),
    )
    const values = found.map((value) => value || 'Unknown')
    return found.some(Boolean) ? { label, values, isDifferent: new Set(found).size > 1 } : []
  })
}

const keyOf = (label: string) => label.toLowerCase()

const entriesOf = (product: DescribedProduct): { label: string; value: string | undefined }[] => [
  ...attributesOn('comparison').map(({ label, show }) => ({ label, value: show(product) })),
  ...(product.specs ? specificationEntries(product.specs) : []).map(({ field, lines }) => ({
    label: field.label,
    value: lines.join('\n'),
  })),
  ...performanceFacts(product.performance ?? {}).map(({ label, lines }) => ({
    label,
    value: lines.join('\n'),
  })),
  ...(product.facts ?? []),
]
