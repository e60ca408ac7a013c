import { exampleProduct } from '@tech-house/api/contract/catalog/product'
import {
  fieldsOf,
  type SpecificationKind,
  specificationKinds,
} from '@tech-house/api/parts/specifications/specification-kinds'
import { toCsv } from '#shared/csv/to-csv.ts'
import { cellExample } from '../cell-formats.ts'
import { productColumns } from '../product-columns.ts'

/** A table with the columns of a kind of part and one example row. */
export function templateCsv(kind: SpecificationKind): string {
  const examples = new Map<string, string>([['specs.kind', specificationKinds[kind].label]])
  for (const [name, field] of Object.entries(fieldsOf(kind))) {
    examples.set(`specs.${name}`, cellExample(field))
  }
  const row = productColumns
    .filter(({ key, kinds }) => key !== '_id' && (!kinds || kinds.includes(kind)))
    .map(({ key, write }) => [key, examples.get(key) ?? write(exampleProduct)])
  return toCsv(
    row.map(([key = '']) => key),
    [Object.fromEntries(row)],
  )
}
