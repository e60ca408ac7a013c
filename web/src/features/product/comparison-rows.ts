import type { ProductDetails } from '@tech-house/api/contract/catalog/product'
import { specificationEntries } from '@tech-house/api/parts/specifications/specification-text'
import { attributesOn } from '#shared/products/product-attributes.ts'

type Entry = [label: string, value: string | undefined]

/** One row for each label, whatever its case; what no product has is left out. */
export function comparisonRows(products: ProductDetails[]) {
  const entries = products.map((product) => sections.flatMap((entriesOf) => entriesOf(product)))
  const labels = sections
    .flatMap((entriesOf) => products.flatMap(entriesOf))
    .map(([label]) => label)
  const known = entries.map((entries) => Map.groupBy(entries, ([label]) => keyOf(label)))
  return [...Map.groupBy(labels, keyOf)]
    .map(([key, [label = '']]) =>
      row(
        label,
        known.map((values) => textOf(values.get(key))),
      ),
    )
    .filter(({ isKnown }) => isKnown)
}

const keyOf = (label: string) => label.toLowerCase()

const sections: ((product: ProductDetails) => Entry[])[] = [
  (product) => attributesOn('comparison').map(({ label, show }) => [label, show(product)]),
  ({ specs }) =>
    specs
      ? specificationEntries(specs).map(({ field, lines }) => [field.label, lines.join('\n')])
      : [],
  ({ facts = [] }) => facts.map(({ label, value }) => [label, value]),
]

/** A product may state a fact that its specifications have, too. */
function textOf(entries: Entry[] = []): string | undefined {
  const values = entries.flatMap(([, value]) => value ?? [])
  return values.length > 0 ? values.join('\n') : undefined
}

const row = (label: string, found: (string | undefined)[]) => ({
  label,
  values: found.map((value) => value ?? 'Unknown'),
  isKnown: found.some((value) => value !== undefined),
  isDifferent: new Set(found).size > 1,
})
