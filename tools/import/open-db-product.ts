import type * as z from 'zod/mini'
import { partNumberKey } from '../../functions/src/contract/catalog/item-numbers.ts'
import { NewProduct } from '../../functions/src/contract/catalog/product.ts'
import { nameKey } from '../../functions/src/contract/catalog/product-name.ts'
import { slugOf } from '../../functions/src/domains/products/create-product.ts'
import { letterOrDigit, plainText } from '../../functions/src/parts/plain-text.ts'
import { maxChoices } from '../../functions/src/parts/specifications/choice.ts'
import type { SpecificationField } from '../../functions/src/parts/specifications/specification-field.ts'
import { fieldsOf } from '../../functions/src/parts/specifications/specification-kinds.ts'
import {
  specificationChips,
  specificationLines,
} from '../../functions/src/parts/specifications/specification-text.ts'
import {
  Specifications,
  specificationsSchema,
} from '../../functions/src/parts/specifications/specifications.ts'
import { OpenDbPart } from './open-db-parts.ts'
import { type CategoryTable, commonFacts, neededCounts, tableOf } from './open-db-tables.ts'
import { convert, m2Slots, readers, readM2Slot, valuesAt } from './open-db-values.ts'

/** A draft without price. Nobody pays it by mistake if the draft is published with it. */
export const unknownPrice = 999_999

export interface MappedProduct {
  openDbId: string
  id: string
  product: NewProduct
  counts: FieldCount[]
}

/** How many values of OpenDB a field has, and how many of them the product has. */
export interface FieldCount {
  field: string
  values: number
  kept: number
}

export type Mapped = MappedProduct | { reason: string }

/** What only all parts together tell: brands in their commonest spelling, and what several parts share. */
interface Catalog {
  brands: Map<string, string>
  names: Map<string, number>
  slugs: Map<string, number>
  partNumbers: Map<string, number>
}

/** Makes products of parts, in any order; `raw` are all of them. `checkedOn` is the day of the import: `2026-11-26`. */
export function partMapper(raw: unknown[], checkedOn: string): (part: unknown) => Mapped {
  const known = raw.flatMap((one) => OpenDbPart.safeParse(one).data ?? [])
  const catalog: Catalog = {
    brands: new Map(
      [...Map.groupBy(known.map(rawBrand), brandKey)].map(([key, all]) => [key, commonest(all)]),
    ),
    names: countBy(known.map(({ metadata }) => nameKey(metadata.name))),
    partNumbers: countBy(
      known.flatMap((part) => [...new Set(partNumberList(part).map(partNumberKey))]),
    ),
    slugs: new Map(),
  }
  catalog.slugs = countBy(known.map((part) => slugOf(nameOf(part, catalog))))
  return (one) => {
    const part = OpenDbPart.safeParse(one).data
    return part ? mapPart(part, catalog, checkedOn) : { reason: 'It has no name or no id' }
  }
}

/** No other product has it, because no other part has this id in OpenDB. */
export const idWithSuffix = ({ id, openDbId }: Pick<MappedProduct, 'id' | 'openDbId'>): string =>
  id.endsWith(`-${openDbId.slice(0, 8)}`) ? id : `${id}-${openDbId.slice(0, 8)}`

const brandKey = (brand: string): string => plainText(brand).replaceAll(/[^\p{L}\p{N}]/gu, '')

const rawBrand = ({ metadata: { manufacturer } }: OpenDbPart): string =>
  typeof manufacturer === 'string' && !/^unknown$/i.test(manufacturer) ? manufacturer.trim() : ''

function countBy(keys: string[]): Map<string, number> {
  return new Map([...Map.groupBy(keys, (key) => key)].map(([key, same]) => [key, same.length]))
}

const commonest = (spellings: string[]): string =>
  [...countBy(spellings)].sort(([, a], [, b]) => b - a)[0]?.[0] ?? ''

function mapPart(part: OpenDbPart, catalog: Catalog, checkedOn: string): Mapped {
  const { category, opendb_id: openDbId, metadata } = part
  const table = tableOf(category)
  const { specs, facts, counts } = mapSpecifications(part, table)
  const brand = catalog.brands.get(brandKey(rawBrand(part)))
  const { partNumbers, count } = partNumbersOf(part, catalog)
  const name = nameOf(part, catalog)
  const id = slugOf(name)
  const type = specs.technology && specs.technology !== 'SSD' ? 'HDD' : table.type
  const url = `https://github.com/buildcores/buildcores-open-db/blob/main/open-db/${category}/${openDbId}.json`
  const parsed = NewProduct.safeParse({
    product: name,
    type,
    price: unknownPrice,
    available_quantity: 0,
    minimum_order: 1,
    image: `/kinds/${table.kind}.svg`,
    description: describe(type, brand, metadata.releaseYear, Specifications.parse(specs)),
    ...(brand && { brand }),
    ...(partNumbers.length > 0 && { partNumbers }),
    facts: [...facts, ...readFacts(part, `${commonFacts}; ${table.facts}`)]
      .filter(({ label }, i, all) => all.findIndex((other) => other.label === label) === i)
      .filter(({ value }) => brandKey(value) !== brandKey(brand ?? ''))
      .slice(0, 29)
      .concat({ label: 'Data', value: 'BuildCores OpenDB, ODC-By 1.0' }),
    specs: { ...specs, sources: [{ url, checkedOn }] },
    draft: true,
  })
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return { reason: `${issue?.path.join('.')}: ${issue?.message}` }
  }
  const named = { field: 'brand', values: rawBrand(part) ? 1 : 0, kept: brand ? 1 : 0 }
  return {
    openDbId,
    id: catalog.slugs.get(id) === 1 ? id : idWithSuffix({ id, openDbId }),
    product: parsed.data,
    counts: [
      named,
      count,
      ...counts.map((one) => ({ ...one, field: `${table.kind}.${one.field}` })),
    ],
  }
}

/** Parts of one name are told apart by their part number. */
function nameOf(part: OpenDbPart, catalog: Catalog): string {
  const { metadata } = part
  const name = metadata.name.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()
  const isShared = (catalog.names.get(nameKey(metadata.name)) ?? 0) > 1
  const [partNumber] = isShared ? partNumbersOf(part, catalog).partNumbers : []
  const suffix = partNumber && !name.includes(partNumber) ? ` (${partNumber})` : ''
  const room = 200 - suffix.length
  return (name.length > room ? name.slice(0, room - 1).replace(/\s+\S*$/, '…') : name) + suffix
}

const describe = (type: string, brand = '', year: unknown, specs: Specifications): string =>
  [
    [type, brand && ` by ${brand}`, year ? `, on the market since ${year}` : ''].join(''),
    specificationChips(specs).join(', '),
  ]
    .filter(Boolean)
    .join(': ')
    .concat('.')

const maxPartNumbers = 10
/** On more parts than these, a part number names something else. */
const maxPartsOfNumber = 5

const partNumberList = ({ metadata: { part_numbers } }: OpenDbPart): string[] =>
  [part_numbers]
    .flat()
    .flatMap((text) => (typeof text === 'string' ? text.split(/[;,]/) : []))
    .map((text) => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim())
    .filter((text) => letterOrDigit.test(text) && text.length <= 100)

function partNumbersOf(part: OpenDbPart, catalog: Catalog) {
  const name = part.metadata.name.toLowerCase()
  const isPartNumber = (text: string) => {
    const isWord = !/\d/.test(text) && (text.length < 5 || name.includes(text.toLowerCase()))
    const isSize = /^\d+(?:\.\d+)?\s?(?:gb?|gram|tb?|w|mm)$/i.test(text)
    const parts = catalog.partNumbers.get(partNumberKey(text)) ?? 0
    return text.length > 2 && !isWord && !isSize && parts <= maxPartsOfNumber
  }
  const all = partNumberList(part).map((text): [string, string] => [partNumberKey(text), text])
  const different = [...new Map(all).values()]
  const partNumbers = different.filter(isPartNumber).slice(0, maxPartNumbers)
  return {
    partNumbers,
    count: { field: 'part numbers', values: different.length, kept: partNumbers.length },
  }
}

interface Mapping {
  specs: Record<string, unknown>
  facts: { label: string; value: string }[]
  counts: FieldCount[]
}

interface FieldSource {
  name: string
  field: SpecificationField
  isValid: (value: unknown) => boolean
  read: { part: string | undefined; path: string }[]
}

const sources = new WeakMap<CategoryTable, FieldSource[]>()

function mapSpecifications(part: OpenDbPart, table: CategoryTable): Mapping {
  const mapping: Mapping = { specs: { kind: table.kind }, facts: [], counts: [] }
  const read = sources.get(table) ?? fieldSources(table)
  sources.set(table, read)
  for (const source of read) mapField(part, source, mapping)
  return mapping
}

function fieldSources({ kind, fields }: CategoryTable): FieldSource[] {
  const shape: Partial<Record<string, z.ZodMiniType>> = { ...specificationsSchema(kind)?.shape }
  const lines = fields
    .trim()
    .split(/\s+/)
    .map((text) => text.split(/=(.*)/s))
  return [...Map.groupBy(lines, ([target = '']) => target.split('.')[0])].map(
    ([name = '', all]) => {
      const [field, schema] = [fieldsOf(kind)[name], shape?.[name]]
      if (!field || !schema) throw new Error(`${kind} has no field ${name}`)
      const isValid = (value: unknown) =>
        value !== undefined && schema.safeParse(isList(field) ? [value] : value).success
      const read = all.map(([target = '', path = '']) => ({ part: target.split('.')[1], path }))
      return { name, field, isValid, read }
    },
  )
}

function mapField(part: OpenDbPart, { name, field, isValid, read }: FieldSource, mapping: Mapping) {
  const target = `${part.category}.${name}`
  const raws = name === 'm2' ? m2Slots(part) : read.flatMap(({ path }) => valuesAt(part, path))
  const convertOne = (raw: unknown) =>
    // A reader is for what its category has there.
    field.input === 'rows' ? readM2Slot(raw as object) : readOne(target, field, raw, part)
  const values =
    field.input === 'counts' && read[0]?.part
      ? read.flatMap(({ part: name = '', path }) =>
          valuesAt(part, path).map((count) => ({ [name]: Number(count) })),
        )
      : raws.map(convertOne)
  const kept = values.filter(isValid)
  const fromName = read.every(({ path }) => /^[@!]/.test(path))
  if (!fromName) mapping.counts.push({ field: name, values: raws.length, kept: kept.length })
  if (kept.length === 0) return
  const value = merge(field, kept)
  const needed = neededCounts[target] ?? []
  const isComplete = needed.every((names) => names.some((one) => Object.hasOwn(Object(value), one)))
  if (isComplete) mapping.specs[name] = value
  else mapping.facts.push({ label: field.label, value: String(specificationLines(field, value)) })
}

const isList = ({ input }: SpecificationField) => input === 'choices' || input === 'rows'

const readOne = (target: string, field: SpecificationField, raw: unknown, part: OpenDbPart) => {
  const reader = readers[target]
  // Readers are for texts, but booleans and the resolution, which they treat as such.
  return reader ? reader(raw as string, part) : convert(field, raw)
}

function merge(field: SpecificationField, values: unknown[]): unknown {
  if (isList(field)) return values.slice(0, field.input === 'rows' ? 20 : maxChoices)
  if (field.input === 'number') return Math.max(...values.map(Number))
  if (field.input !== 'counts') return values[0]
  const sums: Record<string, number> = {}
  for (const [part, count] of values.flatMap((counts) => Object.entries(Object(counts)))) {
    sums[part] = (sums[part] ?? 0) + Number(count)
  }
  return sums
}

function readFacts(part: OpenDbPart, table: string) {
  return table.split(/;\s*/).flatMap((line) => {
    const [label = '', path = ''] = line.split('=')
    const [where = '', unit] = path.split('~')
    const all = valuesAt(part, where)
      .map(factText)
      .filter((text) => letterOrDigit.test(text))
    const texts = [...new Set(label.trim() === 'Colour' ? all.map(capitalized) : all)]
    const value = [texts.join(', ').slice(0, 190), unit].filter(Boolean).join(' ')
    return texts.length > 0 ? [{ label: label.trim(), value }] : []
  })
}

function factText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'object' && value !== null) {
    const { gen, lanes, quantity } = Object(value)
    return lanes ? `${quantity} × PCIe ${gen} x${lanes}` : ''
  }
  return String(value)
    .replaceAll(/\s{3,}/g, ', ')
    .replaceAll(/\s+/g, ' ')
}

const capitalized = (text: string): string => text.charAt(0) + text.slice(1).toLowerCase()
