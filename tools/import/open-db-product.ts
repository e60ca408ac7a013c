import { isPlaceholder, partNumberKey } from '../../functions/src/contract/catalog/item-numbers.ts'
import { NewProduct } from '../../functions/src/contract/catalog/product.ts'
import { nameKey } from '../../functions/src/contract/catalog/product-name.ts'
import { unknownPrice } from '../../functions/src/contract/money.ts'
import { slugOf } from '../../functions/src/domains/products/create-product.ts'
import { implicationsOf } from '../../functions/src/parts/derived/derive-facts.ts'
import type { SpecificationField } from '../../functions/src/parts/specifications/specification-field.ts'
import {
  specificationChips,
  specificationLines,
} from '../../functions/src/parts/specifications/specification-text.ts'
import { Specifications } from '../../functions/src/parts/specifications/specifications.ts'
import { OpenDbPart } from './open-db-parts.ts'
import { type CategoryTable, isList, tableOf } from './open-db-tables.ts'
import { oneLine, readValue, readValues } from './open-db-values.ts'

export interface MappedProduct {
  openDbId: string
  id: string
  product: NewProduct
}

export class PartMapper {
  /** How many values of OpenDB each field has, and how many of them the products have. */
  readonly fields = new Map<string, { values: number; kept: number }>()
  readonly #checkedOn: string
  /** On how many parts each is. */
  readonly #names: Map<string, number>
  readonly #partNumbers: Map<string, number>

  /** Of all parts, also of those that are not chosen. `checkedOn` is the day of the import: `2026-11-26`. */
  constructor(all: unknown[], checkedOn: string) {
    const parts = all.flatMap((one) => OpenDbPart.safeParse(one).data ?? [])
    this.#checkedOn = checkedOn
    this.#names = countBy(parts.map(({ metadata }) => nameKey(metadata.name)))
    this.#partNumbers = countBy(parts.flatMap((part) => [...rawPartNumbers(part).keys()]))
  }

  map(one: unknown): MappedProduct | { reason: string } {
    const part = OpenDbPart.safeParse(one).data
    if (!part) return { reason: 'It has no name or no id' }
    const { category, opendb_id: openDbId } = part
    const table = tableOf(category)
    const { specs, facts } = this.#mapFields(part, table)
    const [brand] = readValues(part, 'metadata.manufacturer')
    const partNumbers = this.#readPartNumbers(part)
    const product = this.#chooseName(part, partNumbers[0])
    const type = specs.technology && specs.technology !== 'SSD' ? 'HDD' : table.type
    const chips = specificationChips(Specifications.parse(specs)).join(', ')
    const url = `https://github.com/buildcores/buildcores-open-db/blob/main/open-db/${category}/${openDbId}.json`
    const { data, error } = NewProduct.safeParse({
      product,
      type,
      price: unknownPrice,
      available_quantity: 0,
      minimum_order: 1,
      image: `/kinds/${table.kind}.svg`,
      description: `${type}${brand ? ` by ${brand}` : ''}${chips && `: ${chips}`}.`,
      ...(brand ? { brand } : {}),
      ...(partNumbers.length > 0 && { partNumbers }),
      facts: [...facts, { label: 'Data', value: 'BuildCores OpenDB, ODC-By 1.0' }],
      specs: { ...specs, sources: [{ url, checkedOn: this.#checkedOn }] },
      draft: true,
    })
    if (error) return { reason: `${error.issues[0]?.path.join('.')}: ${error.issues[0]?.message}` }
    // No other product has or had this id.
    return { openDbId, id: `${slugOf(product)}-${openDbId.slice(0, 8)}`, product: data }
  }

  #count(field: string, values: unknown[], kept: unknown[]): void {
    const before = this.fields.get(field) ?? { values: 0, kept: 0 }
    const [all, known] = [before.values + values.length, before.kept + kept.length]
    if (all > 0) this.fields.set(field, { values: all, kept: known })
  }

  /** Parts of one name are told apart by their part number. */
  #chooseName({ metadata: { name } }: OpenDbPart, partNumber?: string): string {
    const isShared = Number(this.#names.get(nameKey(name))) > 1
    const suffix = isShared && partNumber ? ` (${partNumber})` : ''
    return oneLine(name).slice(0, 200 - suffix.length) + suffix
  }

  /** At most ten, without what stands on many parts: sizes, colours, series. */
  #readPartNumbers(part: OpenDbPart): string[] {
    const all = [...rawPartNumbers(part)]
    const isKept = ([key]: [string, string]) =>
      key.length > 2 && Number(this.#partNumbers.get(key)) <= 5
    const kept = all.filter(isKept).slice(0, 10)
    this.#count('part numbers', all, kept)
    return kept.map(([, text]) => text)
  }

  #mapFields(part: OpenDbPart, table: CategoryTable) {
    const specs: Record<string, unknown> = { kind: table.kind }
    const facts: { label: string; value: string }[] = []
    for (const { name, field, isValid, sources } of table.fields) {
      const target = `${table.kind}.${name}`
      const values = sources.flatMap(({ path, count }) =>
        readValues(part, path).map((raw) =>
          count ? { [count]: Number(raw) } : readValue(target, field, raw),
        ),
      )
      const kept = values.filter(isValid)
      this.#count(target, values, kept)
      if (kept.length === 0) continue
      const value = merge(field, kept)
      const isKnown = sources.every(({ count, needed }) => !needed || count in Object(value))
      if (isKnown) specs[name] = value
      else facts.push({ label: field.label, value: specificationLines(field, value).join() })
    }
    // OpenDB has series such as "Core i5 13000", which no board lists, and "Unbuffered" by default.
    for (const { field, value } of implicationsOf(part.metadata.name, { kind: table.kind })) {
      specs[field] = value
    }
    return { specs, facts: [...facts, ...table.facts.flatMap((fact) => readFact(part, fact))] }
  }
}

const rawPartNumbers = (part: OpenDbPart): Map<string, string> =>
  new Map(
    readValues(part, 'metadata.part_numbers')
      .flatMap((text) => oneLine(text).split(/[;,]\s*/))
      .filter((text) => !isPlaceholder(text) && text.length <= 100)
      .map((text) => [partNumberKey(text), text]),
  )

function countBy(keys: string[]): Map<string, number> {
  return new Map([...Map.groupBy(keys, (key) => key)].map(([key, same]) => [key, same.length]))
}

function merge(field: SpecificationField, values: unknown[]): unknown {
  if (isList(field)) return values
  if (field.input === 'number') return Math.max(...values.map(Number))
  if (field.input !== 'counts') return values[0]
  const sums: Record<string, number> = {}
  for (const [name, count] of values.flatMap((counts) => Object.entries(Object(counts)))) {
    sums[name] = (sums[name] ?? 0) + Number(count)
  }
  return sums
}

function readFact(part: OpenDbPart, { label, path }: CategoryTable['facts'][number]) {
  const texts = readValues(part, path).map((value) =>
    typeof value === 'boolean' ? (value ? 'Yes' : 'No') : oneLine(value),
  )
  const text = [...new Set(texts)].join(', ')
  const value = text.length > 200 ? `${text.slice(0, 199)}…` : text
  return value ? [{ label, value }] : []
}
