import type { CatalogRow } from '@tech-house/api/contract/catalog-rows'
import type { SpecificationField } from '@tech-house/api/contract/specification-field'
import { fieldsOf, type SpecificationKind } from '@tech-house/api/contract/specification-kinds'
import { specificationLines } from '@tech-house/api/contract/specification-text'
import { isSoldOut } from '@tech-house/api/contract/stock'
import { type CatalogFilter, isPriceWithin } from './catalog-filter.ts'

export interface FacetValue {
  /** The value in the URL. */
  value: string
  label: string
  count: number
}

export interface Facet {
  key: string
  label: string
  values: FacetValue[]
}

/** For each facet, the numbers of products that match all conditions except its own. */
export interface Facets {
  types: FacetValue[]
  prices: PriceRange[]
  inStock: number
  specs: Facet[]
}

export interface PriceRange {
  minPrice?: number
  maxPrice?: number
  count: number
}

/** One condition of a filter. */
interface Condition {
  /** `type`, `price`, `stock` or the key of a specification. */
  key: string
  accepts: (row: CatalogRow) => boolean
}

/** The conditions of a filter, without its words. */
export function conditionsOf(filter: CatalogFilter, fields: SpecificationFields): Condition[] {
  const { type, minPrice, maxPrice, inStock, specs } = filter
  const conditions: Condition[] = []
  if (type) conditions.push({ key: 'type', accepts: (row) => row.type === type })
  if (minPrice !== undefined || maxPrice !== undefined) {
    conditions.push({ key: 'price', accepts: (row) => isPriceWithin(row, filter) })
  }
  if (inStock) conditions.push({ key: 'stock', accepts: (row) => !isSoldOut(row) })
  for (const [key, wanted] of Object.entries(specs)) {
    // Parameters of a URL may have any name.
    if (!fields[key]) continue
    conditions.push({ key, accepts: (row) => specValues(row, key).some((v) => wanted.includes(v)) })
  }
  return conditions
}

/** The specifications by which products of a type can be filtered, with all their values. */
export type SpecificationFields = Readonly<
  Record<string, { field: SpecificationField; values: string[] }>
>

export function facetFields(rows: CatalogRow[], type: string): SpecificationFields {
  const ofType = type ? rows.filter((row) => row.type === type) : []
  const kind = commonKind(ofType)
  if (!kind) return {}
  const fields = Object.entries(fieldsOf(kind)).flatMap(([key, field]) => {
    const values = [...new Set(ofType.flatMap((row) => specValues(row, key)))]
    if (!field.facet || values.length === 0) return []
    return [[key, { field, values: values.sort(byValue.compare) }] as const]
  })
  return Object.fromEntries(fields)
}

function commonKind(rows: CatalogRow[]): SpecificationKind | undefined {
  const counts = new Map<SpecificationKind, number>()
  for (const { specs } of rows) if (specs) counts.set(specs.kind, (counts.get(specs.kind) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}

const byValue = new Intl.Collator('en', { numeric: true })

/** The values of a field as in the URL; none if the field is unknown or "no". */
function specValues({ specs }: CatalogRow, key: string): string[] {
  // Each kind has other fields.
  const value = specs && new Map<string, unknown>(Object.entries(specs)).get(key)
  if (value === undefined || value === false) return []
  return [value].flat().map(String)
}

/** Returns the rows that match a filter, and the counts of its facets. */
export function countFacets(
  rows: CatalogRow[],
  conditions: Condition[],
  types: string[],
  fields: SpecificationFields,
): { remaining: CatalogRow[]; facets: Facets } {
  const remaining: CatalogRow[] = []
  /** The rows that fail only one condition: the facet of this condition counts them. */
  const nearMisses = new Map(conditions.map(({ key }) => [key, [] as CatalogRow[]]))
  const ofAnyType: CatalogRow[] = []
  for (const row of rows) {
    const failed = conditions.filter(({ accepts }) => !accepts(row)).map(({ key }) => key)
    if (failed.length === 0) remaining.push(row)
    if (failed.length === 1) nearMisses.get(failed.join())?.push(row)
    // Another type removes the conditions on specifications, so they do not count here.
    if (failed.every((key) => key === 'type' || key in fields)) ofAnyType.push(row)
  }
  const rowsFor = (key: string) => [...remaining, ...(nearMisses.get(key) ?? [])]
  return {
    remaining,
    facets: {
      types: countValues(types, ofAnyType, ({ type }) => [type]),
      prices: countPrices(rowsFor('price')),
      inStock: rowsFor('stock').filter((row) => !isSoldOut(row)).length,
      specs: Object.entries(fields).map(([key, { field, values }]) => ({
        key,
        label: field.label,
        values: countValues(
          values,
          rowsFor(key),
          (row) => specValues(row, key),
          (value) => specificationLabel(field, value),
        ),
      })),
    },
  }
}

function countValues(
  values: string[],
  rows: CatalogRow[],
  valuesOf: (row: CatalogRow) => string[],
  labelOf = (value: string) => value,
): FacetValue[] {
  const counts = new Map(values.map((value) => [value, 0]))
  for (const value of rows.flatMap(valuesOf)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([value, count]) => ({ value, label: labelOf(value), count }))
}

export function specificationLabel(field: SpecificationField, value: string): string {
  if (field.input === 'flag') return 'Yes'
  return specificationLines(field, field.input === 'number' ? Number(value) : value).join()
}

/** In dollars. */
const priceSteps = [50, 100, 200, 400, 800]

function countPrices(rows: CatalogRow[]): PriceRange[] {
  const bounds = [undefined, ...priceSteps, undefined]
  return bounds.slice(1).map((maxPrice, place) => {
    const range = { minPrice: bounds[place], maxPrice }
    return { ...range, count: rows.filter((row) => isPriceWithin(row, range)).length }
  })
}
