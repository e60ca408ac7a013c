import { isPlaceholder } from '@tech-house/api/contract/catalog/item-numbers'
import { NewProduct } from '@tech-house/api/contract/catalog/product'
import { importedFields } from '@tech-house/api/contract/catalog/product-import'
import { nameKey } from '@tech-house/api/contract/catalog/product-name'
import { NewReduction } from '@tech-house/api/contract/catalog/reduction'
import {
  fieldsOf,
  type SpecificationKind,
  specificationKindNames,
  specificationKinds,
} from '@tech-house/api/parts/specifications/specification-kinds'
import { specificationsSchema } from '@tech-house/api/parts/specifications/specifications'
import * as z from 'zod/mini'
import { joinItems, list, number, plain, splitItems, type TextFormat } from '#shared/text-format.ts'
import { cellFormat, cellHint } from './cell-formats.ts'
import { type ProductField, productFields } from './product-fields.ts'

export type ColumnKey =
  | Exclude<keyof NewProduct, 'specs'>
  | '_id'
  | 'reduction.price'
  | 'reduction.until'
  | `specs.${string}`

/** Prices may have a currency. */
export type NumberFormat = 'whole' | 'decimal' | 'price'

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
  number?: NumberFormat
  /** An empty text without a value. */
  write: (product: Writable) => string
  /** Reads what `write` writes. A specification is read by the kind of its part. */
  read: (text: string, kind?: SpecificationKind) => CellReading
}

type Writable = Partial<NewProduct> & { _id?: string; reduction?: NewReduction | undefined }

interface Cell {
  format?: TextFormat
  schema: z.ZodMiniType
  /** What to write, if the schema does not say it. */
  hint?: string | undefined
}

function column(
  key: ColumnKey,
  label: string,
  read: (product: Writable) => unknown,
  cell: Cell,
): ProductColumn {
  return {
    key,
    label,
    write: (product) => writeCell(read(product), cell.format),
    read: (text) => readCell(text, cell),
  }
}

const writeCell = (value: unknown, { write } = plain) =>
  value === undefined ? '' : write(value as never)

/** Reads a cell by the schema of its field. */
function readCell(typed: string, { format = plain, schema, hint }: Cell): CellReading {
  const text = typed.trim()
  if (!text) return {}
  const { success, data, error } = schema.safeParse(format.read(text))
  if (!success) return { problem: hint ?? error.issues[0]?.message ?? '' }
  // What the schema has read.
  const normalised = format.write(data as never)
  const isOther = typeof data !== 'number' && normalised !== text
  return { value: data, ...(isOther && { normalised }) }
}

function productColumn(name: Exclude<keyof NewProduct, 'specs'>): ProductColumn {
  const { label, input, format = plain, rule }: ProductField = productFields[name]
  const digits = input === 'numeric' ? 'whole' : input === 'decimal' && 'price'
  const item = digits ? number : format
  const made = column(name, label, (product) => product[name], {
    format: input === 'lines' ? list(item, ';') : item,
    hint: rule,
    schema: NewProduct.shape[name],
  })
  return {
    ...made,
    ...(['partNumbers', 'gtin'].includes(name) && { read: readNumbers(made.read) }),
    ...(digits && { number: digits }),
  }
}

/** Placeholders such as `N/A` say nothing, like an empty cell. */
const readNumbers = (read: ProductColumn['read']) => (text: string) => {
  const items = splitItems(text, ';')
  const known = joinItems(
    items.filter((item) => !isPlaceholder(item)),
    ';',
  )
  return known === joinItems(items, ';')
    ? read(text)
    : { normalised: known || '(empty)', ...read(known) }
}

const kindLabel = (kind: SpecificationKind) => specificationKinds[kind].label

const kindColumn = column('specs.kind', 'Kind of part', ({ specs }) => specs?.kind, {
  format: { write: kindLabel, read: readKind },
  schema: z.enum(specificationKindNames),
  hint: `Enter a kind of part: ${specificationKindNames.map(kindLabel).join(', ')}`,
})

/** The kind with this name or label, or else the text. */
export function readKind(text: string): string {
  const isKind = (kind: SpecificationKind) =>
    [kind, kindLabel(kind)].some((name) => nameKey(name) === nameKey(text.trim()))
  return specificationKindNames.find(isKind) ?? text
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
  const unit = first && 'unit' in first.field && first.field.unit
  const label = first?.field.label ?? name
  return {
    key: `specs.${name}`,
    label: unit ? `${label} (${unit})` : label,
    kinds: fields.map(({ kind }) => kind),
    ...(fields.every(({ field }) => field.input === 'number') && { number: 'decimal' }),
    write: ({ specs }) => {
      const field = specs && fieldsOf(specs.kind)[name]
      return field ? writeCell(entriesOf(specs).get(name), cellFormat(field)) : ''
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
  const schema = entriesOf<z.ZodMiniType>(specificationsSchema(kind).shape).get(name)
  return field && schema
    ? readCell(text, { format: cellFormat(field), schema, hint: cellHint(field) })
    : { problem: `${kindLabel(kind)} has no ${label}: leave it empty` }
}

const entriesOf = <Value = unknown>(record: object = {}) =>
  new Map<string, Value>(Object.entries(record))

const sourcesColumn: ProductColumn = {
  ...column('specs.sources', 'Sources', ({ specs }) => specs?.sources, {
    format: list(
      {
        write: ({ url, checkedOn }: { url: string; checkedOn: string }) => `${url} (${checkedOn})`,
        read: (text) => {
          const [, url = text, checkedOn] = text.match(/^(.*\S)\s*\((.*)\)$/s) ?? []
          return { url, checkedOn }
        },
      },
      ';',
    ),
    // The same for all kinds.
    schema: specificationsSchema('processor').shape.sources,
    hint: 'Write sources with their days, like “https://example.com (2026-11-22)”, separated by semicolons',
  }),
  kinds: specificationKindNames,
}

/** Announces a reduction. The time is written like 2026-12-24 or 2026-12-24T18:00Z; a day alone ends at its midnight, in UTC. */
const reductionColumns: ProductColumn[] = [
  {
    ...column('reduction.price', 'Reduced price', ({ reduction }) => reduction?.price, {
      format: number,
      schema: NewReduction.shape.price,
      hint: productFields.price.rule,
    }),
    number: 'price',
  },
  column('reduction.until', 'Reduced until', ({ reduction }) => reduction?.until, {
    format: { ...plain, read: readTime },
    schema: NewReduction.shape.until,
    hint: 'Enter a day like 2026-12-24',
  }),
]

/** Other notations, such as 03/04/2026, are two days. */
function readTime(text: string): string {
  return z.iso.date().safeParse(text).success ? new Date(`${text}T24:00Z`).toISOString() : text
}

/** What a file can have of a product, in the order of an export. */
export const productColumns: readonly ProductColumn[] = withDifferentLabels([
  column('_id', 'Id', ({ _id }) => _id, {
    // The API refuses a longer one, with all rows of its batch.
    schema: z.string().check(z.maxLength(200)),
    hint: 'Enter the id of a product, or nothing',
  }),
  ...importedFields.flatMap((name) => (name === 'specs' ? [] : productColumn(name))),
  ...reductionColumns,
  kindColumn,
  ...specificationColumns,
  sourcesColumn,
])

/** Columns with one label, such as Memory of processors and of boards, name their kinds. */
function withDifferentLabels(columns: ProductColumn[]): ProductColumn[] {
  const ofLabel = Map.groupBy(columns, ({ label }) => label)
  return columns.map((column) => {
    const isAlone = ofLabel.get(column.label)?.length === 1
    const names = column.kinds?.map(kindLabel).join(', ')
    return isAlone || !names ? column : { ...column, label: `${column.label} (${names})` }
  })
}

const isField = (key: ColumnKey) => importedFields.some((name) => name === key)

/**
 * The product with the values of columns; `undefined` removes one. Specifications are merged by field,
 * and those of another kind are replaced.
 */
export function withValues(product: Writable, values: ReadonlyMap<ColumnKey, unknown>): Writable {
  const { specs, ...fields }: Writable = {
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
  return {
    ...fields,
    ...reducedBy(product, values),
    ...(hasFacts && { specs: Object.fromEntries(known) as NewProduct['specs'] }),
  }
}

function reducedBy({ reduction }: Writable, values: ReadonlyMap<ColumnKey, unknown>): Writable {
  const price = (values.get('reduction.price') ?? reduction?.price) as number | undefined
  const until = (values.get('reduction.until') ?? reduction?.until) as string | undefined
  return price === undefined ? {} : { reduction: { price, ...(until !== undefined && { until }) } }
}
