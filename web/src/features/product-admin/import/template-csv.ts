import { exampleProduct } from '@tech-house/api/contract/catalog/product'
import type { SpecificationField } from '@tech-house/api/parts/specifications/specification-field'
import {
  fieldsOf,
  type SpecificationKind,
} from '@tech-house/api/parts/specifications/specification-kinds'
import { toCsv } from '#shared/csv/to-csv.ts'
import { type ColumnKey, productColumns, withValues } from '../product-columns.ts'

/** A table with the columns of a kind of part and one example row. */
export function templateCsv(kind: SpecificationKind): string {
  const examples = Object.entries(fieldsOf(kind)).map(([name, field]): [ColumnKey, unknown] => [
    `specs.${name}`,
    exampleValue(field),
  ])
  const product = withValues(exampleProduct, new Map([['specs.kind', kind], ...examples]))
  const columns = productColumns.filter(
    ({ key, kinds }) => key !== '_id' && (!kinds || kinds.includes(kind)),
  )
  const row = Object.fromEntries(columns.map(({ key, write }) => [key, write(product)]))
  return toCsv(Object.keys(row), [row])
}

function exampleValue(field: SpecificationField): unknown {
  switch (field.input) {
    case 'number':
      return field.min
    case 'flag':
      return true
    case 'text':
      return field.isUrl ? 'https://example.com' : field.label
    case 'choice':
      return field.options[0]
    case 'choices':
      return field.options.slice(0, 2)
    case 'counts':
      return { [Object.keys(field.parts)[0] ?? '']: 1 }
    case 'rows':
      return [
        Object.fromEntries(
          Object.entries(field.fields).map(([name, column]) => [name, exampleValue(column)]),
        ),
      ]
  }
}
