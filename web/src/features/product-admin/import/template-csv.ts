import {
  fieldsOf,
  type SpecificationKind,
  specificationKinds,
} from '@tech-house/api/parts/specifications/specification-kinds'
import { toCsv } from '#shared/csv/to-csv.ts'
import { cellExample } from '../cell-formats.ts'
import { productColumns } from '../product-columns.ts'

/** A table with the columns of a kind of part and one example row, which meets no product. */
export function templateCsv(kind: SpecificationKind): string {
  const { label } = specificationKinds[kind]
  const example = {
    product: `Example: ${label}`,
    type: label,
    price: 129.99,
    available_quantity: 20,
    minimum_order: 1,
    image: '/products/no-picture.svg',
    description: 'What it is, and for whom.',
  }
  const examples = new Map([['specs.kind', label]])
  for (const [name, field] of Object.entries(fieldsOf(kind))) {
    examples.set(`specs.${name}`, cellExample(field))
  }
  const row = productColumns
    .filter(({ key, kinds }) => key !== '_id' && (!kinds || kinds.includes(kind)))
    .map(({ key, write }) => [key, examples.get(key) ?? write(example)])
  return toCsv(
    row.map(([key = '']) => key),
    [Object.fromEntries(row)],
  )
}
