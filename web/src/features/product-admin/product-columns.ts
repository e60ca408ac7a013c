import { plainGtin } from '@tech-house/api/contract/catalog/item-numbers'
import { NewProduct } from '@tech-house/api/contract/catalog/product'
import { importedFields } from '@tech-house/api/contract/catalog/product-import'
import { nameKey } from '@tech-house/api/contract/catalog/product-name'
import {
  fieldsOf,
  type SpecificationKind,
  specificationKindNames,
  specificationKinds,
} from '@tech-house/api/parts/specifications/specification-kinds'
import { specificationsSchema } from '@tech-house/api/parts/specifications/specifications'
import * as z from 'zod/mini'
import { joinItems, splitItems } from '#shared/csv/cell-list.ts'
import { type ProductField, productFields } from './product-fields.ts'
import {
  cellHint,
  readFlag,
  readNumber,
  readSource,
  readValue,
  writeSource,
  writeValue,
} from './specification-cells.ts'

export type ColumnKey = Exclude<keyof NewProduct, 'specs'> | '_id' | `specs.${string}`

/** What a cell says; without value and problem it is empty. */
export interface CellReading {
  value?: unknown
  problem?: string
  /** The text that stands for the value, if it differs from that of the cell: `LGA1700` for `LGA 1700`. */
  normalised?: string
}

export interface ProductColumn {
  key: ColumnKey
  label: string
  /** The kinds of parts that have it; absent for a column of all products. */
  kinds?: SpecificationKind[]
  /** How numbers of other countries are to be read before `read`, which takes a decimal point. */
  number?: 'whole' | 'decimal'
  /** An empty text without a value. */
  write: (product: Writable) => string
  /** Reads what `write` writes. A specification is read by the kind of its part. */
  read: (text: string, kind?: SpecificationKind) => CellReading
}

type Writable = Partial<NewProduct> & { _id?: string }

interface Format {
  write: (value: never) => string
  read: (text: string) => unknown
}

const plain: Format = { write: String, read: (text) => text }

/** How a cell has the value of a field; otherwise it is the text or the number. */
const formats: Partial<Record<keyof NewProduct, Format>> = {
  partNumbers: {
    write: (numbers: string[]) => joinItems(numbers, ';'),
    read: (text) => splitItems(text, ';'),
  },
  gtin: { write: String, read: plainGtin },
  images: {
    write: (images: string[]) => images.join(' '),
    read: (text) => text.split(/\s+/),
  },
  facts: {
    write: (facts: { label: string; value: string }[]) =>
      joinItems(
        facts.map(({ label, value }) => `${label}: ${value}`),
        ';',
      ),
    read: (text) =>
      splitItems(text, ';').map((fact) => {
        const [label = '', ...value] = fact.split(':')
        return { label, value: value.join(':') }
      }),
  },
  draft: { write: String, read: readFlag },
}

const numbers: Partial<Record<NonNullable<ProductField['input']>, 'whole' | 'decimal'>> = {
  numeric: 'whole',
  decimal: 'decimal',
}

function productColumn(name: Exclude<keyof NewProduct, 'specs'>): ProductColumn {
  const { label, input = 'line', cell }: ProductField = productFields[name]
  const number = numbers[input]
  const format = formats[name] ?? (number ? { ...plain, read: readNumber } : plain)
  return {
    key: name,
    label,
    ...(number && { number }),
    write: ({ [name]: value }) => (value === undefined ? '' : format.write(value as never)),
    read: (text) => readCell(text, format, NewProduct.shape[name], cell, number),
  }
}

/** Reads a cell by the schema of its field. */
function readCell(
  cell: string,
  { read, write }: Format,
  schema: z.ZodMiniType,
  hint: string | undefined,
  number?: ProductColumn['number'],
): CellReading {
  const text = cell.trim()
  if (!text) return {}
  const { success, data, error } = schema.safeParse(read(text))
  if (!success) return { problem: hint ?? error.issues[0]?.message ?? '' }
  const normalised = write(data as never)
  return { value: data, ...(normalised !== text && !number && { normalised }) }
}

const idColumn: ProductColumn = {
  key: '_id',
  label: 'Id',
  write: ({ _id = '' }) => _id,
  read: (text) => (text.trim() ? { value: text.trim() } : {}),
}

const kindColumn: ProductColumn = {
  key: 'specs.kind',
  label: 'Kind of part',
  write: ({ specs }) => (specs ? specificationKinds[specs.kind].label : ''),
  read: (text) =>
    readCell(
      text,
      { write: (kind: SpecificationKind) => specificationKinds[kind].label, read: readKind },
      z.enum(specificationKindNames),
      `Write a kind of part: ${specificationKindNames.map((kind) => specificationKinds[kind].label).join(', ')}`,
    ),
}

/** The kind with this name or label, or else the text. */
export const readKind = (text: string): string =>
  specificationKindNames.find((kind) =>
    [kind, specificationKinds[kind].label].some((name) => nameKey(name) === nameKey(text.trim())),
  ) ?? text

const sourcesFormat: Format = {
  write: (sources: Parameters<typeof writeSource>[0][]) => joinItems(sources.map(writeSource), ';'),
  read: (text) => splitItems(text, ';').map(readSource),
}

const kindsOfField = Map.groupBy(
  specificationKindNames.flatMap((kind) =>
    Object.entries(fieldsOf(kind)).map(([name, field]) => ({ kind, name, field })),
  ),
  ({ name }) => name,
)

/** A field that several kinds have is one column. */
const specificationColumns = [...kindsOfField].map(([name, fields]): ProductColumn => {
  const [first] = fields
  const kinds = fields.map(({ kind }) => kind)
  const unit = first && 'unit' in first.field && first.field.unit
  const label = first?.field.label ?? name
  const number = fields.every(({ field }) => field.input === 'number') && 'decimal'
  return {
    key: `specs.${name}`,
    label: unit ? `${label} (${unit})` : label,
    kinds,
    ...(number && { number }),
    write: ({ specs }) => {
      const field = specs && fieldsOf(specs.kind)[name]
      const value = specs && new Map<string, unknown>(Object.entries(specs)).get(name)
      return field && value !== undefined ? writeValue(field, value) : ''
    },
    read: (text, kind) => readSpecification(text, name, label, kind),
  }
})

function readSpecification(
  text: string,
  name: string,
  label: string,
  kind: SpecificationKind | undefined,
): CellReading {
  if (!text.trim()) return {}
  if (!kind) return { problem: 'Write which kind of part it is, in its column' }
  const field = fieldsOf(kind)[name]
  const schema = new Map<string, z.ZodMiniType>(
    Object.entries(specificationsSchema(kind)?.shape ?? {}),
  ).get(name)
  if (!field || !schema) {
    return { problem: `${specificationKinds[kind].label} has no ${label}: leave it empty` }
  }
  const format = {
    write: (value: unknown) => writeValue(field, value),
    read: (cell: string) => readValue(field, cell),
  }
  const number = field.input === 'number' ? 'decimal' : undefined
  return readCell(text, format, schema, cellHint(field), number)
}

const sourcesColumn: ProductColumn = {
  key: 'specs.sources',
  label: 'Sources',
  kinds: specificationKindNames,
  write: ({ specs }) => (specs?.sources ? sourcesFormat.write(specs.sources as never) : ''),
  read: (text, kind = 'processor') =>
    readCell(
      text,
      sourcesFormat,
      specificationsSchema(kind)?.shape.sources ?? z.never(),
      'Write sources with their days, like “https://example.com (2026-11-22)”, separated by semicolons',
    ),
}

/** What a file can have of a product, in the order of an export. */
export const productColumns: readonly ProductColumn[] = withDifferentLabels([
  idColumn,
  ...importedFields.flatMap((name) => (name === 'specs' ? [] : productColumn(name))),
  kindColumn,
  ...specificationColumns,
  sourcesColumn,
])

/** Columns with one label, such as Memory of processors and of boards, name their kinds. */
function withDifferentLabels(columns: ProductColumn[]): ProductColumn[] {
  const ofLabel = Map.groupBy(columns, ({ label }) => label)
  return columns.map((column) => {
    const isAlone = ofLabel.get(column.label)?.length === 1
    const names = column.kinds?.map((kind) => specificationKinds[kind].label).join(', ')
    return isAlone || !names ? column : { ...column, label: `${column.label} (${names})` }
  })
}

const isField = (key: ColumnKey) => importedFields.some((name) => name === key)

/**
 * The product with the values of columns; `undefined` removes one. Specifications are merged by field,
 * and those of another kind are replaced.
 */
export function withValues(
  product: Partial<NewProduct>,
  values: ReadonlyMap<ColumnKey, unknown>,
): Partial<NewProduct> {
  const { specs, ...fields }: Partial<NewProduct> = {
    ...product,
    ...Object.fromEntries([...values].filter((entry) => isField(entry[0]))),
  }
  const changed = Object.fromEntries(
    [...values]
      .filter(([key]) => key.startsWith('specs.'))
      .map(([key, value]) => [key.slice('specs.'.length), value]),
  )
  const kind = changed.kind ?? specs?.kind
  const merged = { ...(kind === specs?.kind && specs), ...changed, kind }
  const known = Object.entries(merged).filter(([, value]) => value !== undefined)
  const hasFacts = kind !== undefined && known.length > 1
  // Each value was read by the schema of its field.
  return { ...fields, ...(hasFacts && { specs: Object.fromEntries(known) as NewProduct['specs'] }) }
}
